import { ApiError } from '../api-error';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import type { FileOwner } from '../records/stored-files';
import type { MediaStore } from './media-store';
import { deleteFile, findFile, findUploads, type MediaFile } from './media.repository';
import { checkedFile, completeUpload } from './media.service';
import type { Arrival, S3Store } from './s3-store';

/** Publishes verified uploads in the bucket, which arrive without notice. Returns whether there were any. */
export async function settleUploads(connection: Connection, store: MediaStore, owner: FileOwner): Promise<boolean> {
  if (store.kind !== 's3') return false;
  let arrived = false;
  for (const upload of await findUploads(connection, owner)) {
    if (await settle(connection, store, upload)) arrived = true;
  }
  return arrived;
}

/** Publishes or discards an upload. Returns whether the file is shown. */
async function settle(connection: Connection, store: S3Store, upload: MediaFile): Promise<boolean> {
  const { objectKey } = upload;
  const arrival = await store.arrival(objectKey);
  switch (arrival.state) {
    case 'missing':
      return false;
    case 'too-large':
      await forget(connection, store, upload);
      return false;
    case 'there':
      return publishArrived(connection, store, { upload, arrival });
  }
}

async function publishArrived(
  connection: Connection,
  store: S3Store,
  { upload, arrival }: { upload: MediaFile; arrival: Extract<Arrival, { state: 'there' }> },
): Promise<boolean> {
  const { objectKey } = upload;
  const checked = tryCheckFile(upload, arrival);
  if (!checked) {
    await forget(connection, store, upload);
    return false;
  }
  await store.keep(objectKey, { etag: arrival.etag, contentType: checked.contentType });
  await completeUpload(connection, upload, { ...checked, objectKey, size: arrival.size });
  return true;
}

/** Refusals have no recipient here. */
function tryCheckFile(...what: Parameters<typeof checkedFile>): ReturnType<typeof checkedFile> | undefined {
  try {
    return checkedFile(...what);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Runs after expiry or deletion, and removes everything that is not shown. */
export async function endUpload(
  connection: Connection,
  store: MediaStore,
  { id, objectKey }: { id: string; objectKey: string },
): Promise<void> {
  const waiting = await findFile(connection, id);
  if (waiting?.storedAt === null && store.kind === 's3') await settle(connection, store, waiting);
  const file = await findFile(connection, id);
  if (!file) return store.remove(objectKey);
  if (file.storedAt === null) return forget(connection, store, file);
  return store.kind === 's3' ? store.remove(objectKey, 'arrival') : store.remove(objectKey, file.objectKey);
}

async function forget(connection: Connection, store: MediaStore, file: MediaFile): Promise<void> {
  await inTransaction(connection, (transaction) => deleteFile(transaction, file));
  await store.remove(file.objectKey);
}
