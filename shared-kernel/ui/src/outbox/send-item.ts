import { mediaType } from '@comptoir/api-contract/collections';
import { pickUpContent } from '@comptoir/api-contract/pick-up-content';
import type { PickUpInput } from '@comptoir/api-contract/pick-ups';
import { v4 as uuid } from 'uuid';
import { putFile } from '../files/put-file';
import { ApiError, isRefusal } from '@comptoir/kernel/internal/http/api-error';
import { http } from '@comptoir/kernel/internal/http/http';
import type { OutboxFile, OutboxItem, OutboxRefusal } from './outbox-item';

/** In milliseconds. A later answer counts as lost. */
const PATIENCE_MS = 60_000;
/** Statuses of refusals by the server, also without a code. */
const REFUSING: ReadonlySet<number> = new Set([404, 409, 412, 422]);

/**
 * Sends a recording, and reads it again from the server.
 * @param device of a pick-up, as it is now
 * @throws ApiError | ConnectionError | NotAuthenticatedError | DOMException, and Error if a proxy answered
 */
export async function sendRecording(
  { id, collectionId, body, pickUp }: OutboxItem,
  device: PickUpInput['device'],
): Promise<void> {
  if (pickUp) return sendPickUp({ ...pickUp, device });
  const { data } = await http.call(
    'updateCollection',
    { params: { id: collectionId }, body },
    // `*`: the cash is counted even if the office has changed the plan meanwhile.
    { idempotencyKey: id, ifMatch: '*', signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  // The sign-in page of a wireless network also answers 200.
  const answered: unknown = data;
  const isConfirmed =
    typeof answered === 'object' && answered !== null && 'id' in answered && answered.id === collectionId;
  if (!isConfirmed) throw new Error('The answer does not come from the server');
}

/**
 * Confirmed once a later read shows the same content. Pages without TLS cannot hash, and compare the id. The id of the
 * pick-up makes it unique; an idempotency key would refuse another state of the device.
 */
async function sendPickUp(pickUp: PickUpInput): Promise<void> {
  await http.call('recordPickUp', { body: pickUp }, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const { data } = await readPickUp(pickUp.id);
  const own = await contentHash(pickUp);
  const isConfirmed = data.id === pickUp.id && (own === undefined || data.contentHash === own);
  if (!isConfirmed) throw new Error('The answer does not come from the server');
}

/** A 404 is no refusal: a replica may lag behind. */
async function readPickUp(id: string) {
  try {
    return await http.call('getPickUp', { params: { id } }, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    if (isRefused(error)) throw new Error('The server does not show the pick-up yet', { cause: error });
    throw error;
  }
}

async function contentHash(pickUp: PickUpInput): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(pickUpContent(pickUp)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a file of a recording.
 * @returns the file to send again or to show; undefined once it has arrived
 * @throws if the server did not answer
 */
export async function sendOutboxFile(collectionId: string, file: OutboxFile): Promise<OutboxFile | undefined> {
  const { id, query } = file;
  try {
    const { data } = await http.call(
      'uploadMedia',
      { params: { id: collectionId }, query },
      { idempotencyKey: id, signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    await putFile(data.presignedUrl, file.file, { contentType: mediaType(query.extension) });
    return undefined;
  } catch (error) {
    // An upload link takes one file, so it has arrived before.
    if (isRefusal(error, 'upload-link-used')) return undefined;
    // The upload link has expired: the next attempt requests another.
    if (isRefusal(error, 'no-access')) return { ...file, id: uuid() };
    if (isRefused(error)) return { ...file, refusal: refusalOf(error) };
    throw error;
  }
}

/** True if the server refused: it would refuse the same content again. */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status >= 500 || [401, 408, 425, 429].includes(error.status)) return false;
  // A server of the previous version, during an update.
  if (error.code === 'no-route') return false;
  return error.code !== undefined || REFUSING.has(error.status);
}

export function refusalOf({ message, code, values }: ApiError): OutboxRefusal {
  return { message, ...(code !== undefined && { code }), ...(values && { values }) };
}
