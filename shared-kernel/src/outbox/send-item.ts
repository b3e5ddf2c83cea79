import { mediaType } from '@comptoir/api-contract/collections';
import { v4 as uuid } from 'uuid';
import { putFile } from '../files/put-file';
import { ApiError, isRefusal } from '../http/api-error';
import { http } from '../http/http';
import type { OutboxFile, OutboxItem, OutboxRefusal } from './outbox-item';

/** An answer that does not come within this time is lost, in milliseconds. */
const PATIENCE_MS = 60_000;
/** Refusals of the server itself, also of one that gives no codes. */
const REFUSING: ReadonlySet<number> = new Set([404, 409, 412, 422]);

/**
 * Sends what was recorded.
 * @throws ApiError | ConnectionError | NotAuthenticatedError | DOMException, and Error when something in between answered
 */
export async function sendRecording({ id, collectionId, body }: OutboxItem): Promise<void> {
  const { data } = await http.call(
    'updateCollection',
    { params: { id: collectionId }, body },
    // The cash is counted, whatever the office has planned again meanwhile.
    { idempotencyKey: id, ifMatch: '*', signal: AbortSignal.timeout(PATIENCE_MS) },
  );
  // A sign-in page of a wireless network answers 200 as well.
  const answered: unknown = data;
  const isConfirmed =
    typeof answered === 'object' && answered !== null && 'id' in answered && answered.id === collectionId;
  if (!isConfirmed) throw new Error('The answer does not come from the server');
}

/**
 * Sends a file of a recording.
 * @returns the file as it still has to be sent or shown; nothing once it has arrived
 * @throws when the server did not answer
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
    // Each link takes one file: it has arrived before.
    if (isRefusal(error, 'upload-link-used')) return undefined;
    // The link has expired: the next attempt asks for another one.
    if (isRefusal(error, 'no-access')) return { ...file, id: uuid() };
    if (isRefused(error)) return { ...file, refusal: refusalOf(error) };
    throw error;
  }
}

/** Whether the server itself refused: the same content would be refused again. */
export function isRefused(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status >= 500 || [401, 408, 425, 429].includes(error.status)) return false;
  return error.code !== undefined || REFUSING.has(error.status);
}

/** A refusal as it is stored. */
export function refusalOf({ message, code, values }: ApiError): OutboxRefusal {
  return { message, ...(code !== undefined && { code }), ...(values && { values }) };
}
