import { randomBytes } from 'node:crypto';
import { MEDIA_COUNT_LIMIT, mediaType } from '@comptoir/api-contract/collections';
import type { UploadAddress, UploadMediaQuery } from '@comptoir/api-contract/files';
import { v7 as newId } from 'uuid';
import { trackChange } from '../audit/track-change';
import { cashCases } from '../cash-cases/cash-cases.service';
import { lockCollection } from '../collections/collections.repository';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { notFound, refused, refusedAt } from '../api-error';
import { handovers } from '../handovers/handovers.service';
import { scheduleJob } from '../jobs/jobs.repository';
import type { Change } from '../records/change';
import type { FileOwner } from '../records/stored-files';
import { trueExtension, type FileContent } from './file-content';
import { UPLOAD_LIFETIME_MS, uploadAddress } from './media-address';
import type { MediaStore } from './media-store';
import { countFiles, deleteFile, findFile, insertUpload, markStored, type MediaFile } from './media.repository';

type UploadCall = Change & { params: { id: string }; query: UploadMediaQuery };

/** @throws {ApiError} 404, 409 at the limit of files */
export async function beginCollectionUpload(call: UploadCall, place: UploadPlace): Promise<UploadAddress> {
  const { officeId, id } = await lockCollection(call.transaction, call.reach, call.params.id);
  return beginUpload(call, { kind: 'collection', officeId, id: String(id) }, place);
}

/** @throws {ApiError} 404, 409 at the limit of files */
export async function beginCaseUpload(call: UploadCall, place: UploadPlace): Promise<UploadAddress> {
  const { officeId, id } = await cashCases.locked({ ...call, expectedVersion: undefined });
  return beginUpload(call, { kind: 'case', officeId, id }, place);
}

/**
 * For those who take part in the handover.
 *
 * @throws {ApiError} 404, 403, 409 at the limit of files
 */
export async function beginHandoverUpload(call: UploadCall, place: UploadPlace): Promise<UploadAddress> {
  const row = await handovers.locked({ ...call, expectedVersion: undefined });
  const { officeId, id, fromUser, toUser, countedBy, recountedBy } = row;
  if (![fromUser, toUser, countedBy, recountedBy].includes(call.person.id)) throw refused('no-access');
  return beginUpload(call, { kind: 'handover', officeId, id }, place);
}

interface UploadPlace {
  store: MediaStore;
  origin: string;
}

/** Registers an upload, which expires if the file does not arrive. */
async function beginUpload(
  { transaction, person, query }: UploadCall,
  owner: FileOwner,
  { store, origin }: UploadPlace,
): Promise<UploadAddress> {
  const { extension, name, kind } = query;
  const contentType = mediaType(extension);
  if (contentType === undefined) throw refusedAt('extension', 'file-type');
  if ((await countFiles(transaction, owner)) >= MEDIA_COUNT_LIMIT) {
    throw refused('too-many-files', { files: MEDIA_COUNT_LIMIT });
  }
  const id = newId();
  const [objectKey, urlSecret] = [`${owner.officeId}/${id}`, randomBytes(24).toString('base64url')];
  const fileName = fileNameOf(name, extension);
  const uploaderId = person.id;
  await insertUpload(transaction, {
    id,
    owner,
    objectKey,
    fileName,
    contentType,
    uploaderId,
    urlSecret,
    ...(kind && { kind }),
  });
  // Twice the time, as an upload may start at the last moment.
  const runAt = new Date(Date.now() + 2 * UPLOAD_LIFETIME_MS);
  await scheduleJob(transaction, { kind: 'upload-end', key: id, runAt, payload: { id, objectKey } });
  const presignedUrl =
    store.kind === 's3'
      ? await store.uploadUrl(objectKey, { contentType, lifetime: UPLOAD_LIFETIME_MS })
      : uploadAddress(origin, { id, secret: urlSecret });
  return { presignedUrl, mediaId: id };
}

/** Base name as given, with the extension to verify. */
function fileNameOf(name: string | undefined, extension: string): string {
  const own =
    name
      ?.split(/[\\/]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '') ?? '';
  if (own === '') return `file.${extension}`;
  return own.toLowerCase().endsWith(`.${extension}`) ? own : `${own}.${extension}`;
}

/**
 * Corrects name and type by content: a PNG named '.jpg' becomes '.png'.
 *
 * @throws {ApiError} 422 if empty, 415 if content and type disagree
 */
export function checkedFile(
  { fileName, contentType }: Pick<MediaFile, 'fileName' | 'contentType'>,
  { size, content }: { size: number; content: FileContent },
): Pick<MediaFile, 'fileName' | 'contentType'> {
  if (size === 0) throw refused('file-empty', { file: fileName });
  const [extension, stem] = [fileName.split('.').at(-1) ?? '', fileName.split('.').slice(0, -1).join('.')];
  const real = trueExtension(extension.toLowerCase(), content);
  if (real === undefined) throw refused('file-content', { file: fileName });
  if (real === extension.toLowerCase()) return { fileName, contentType };
  return { fileName: `${stem}.${real}`, contentType: mediaType(real) ?? contentType };
}

export function completeUpload(
  connection: Connection,
  file: MediaFile,
  stored: Pick<MediaFile, 'objectKey' | 'fileName' | 'contentType'> & { size: number },
): Promise<boolean> {
  return inTransaction(connection, async (transaction) => {
    if (!(await markStored(transaction, file, stored))) return false;
    await track(transaction, file, { by: { id: file.uploaderId }, after: { file: stored.fileName } });
    return true;
  });
}

/** @throws {ApiError} 404 */
export async function removeFile({
  transaction,
  person,
  reach,
  params,
}: Change & { params: { id: string; mediaId: string } }): Promise<void> {
  const collection = await lockCollection(transaction, reach, params.id);
  const file = await findFile(transaction, params.mediaId);
  if (file?.owner.kind !== 'collection' || file.owner.id !== String(collection.id)) throw notFound('file');
  await deleteFile(transaction, file);
  const { id, objectKey } = file;
  await scheduleJob(transaction, { kind: 'upload-end', key: id, runAt: new Date(), payload: { id, objectKey } });
  await track(transaction, file, { by: person, before: { file: file.fileName } });
}

async function track(
  transaction: WriteTransaction,
  { owner }: MediaFile,
  { by, before = {}, after = {} }: { by: { id: string }; before?: object; after?: object },
): Promise<void> {
  await trackChange(transaction, {
    by,
    entity: owner.kind,
    entityId: owner.id,
    officeId: owner.officeId,
    before,
    after,
  });
}
