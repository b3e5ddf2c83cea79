import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { CollectionKey } from '../collections/collection-writes.repository';

export interface MediaFile {
  id: string;
  officeId: string;
  collectionId: bigint;
  objectKey: string;
  fileName: string;
  contentType: string;
  uploaderId: string;
  urlSecret: string;
  storedAt: Date | null;
}

const COLUMNS = [
  'file.id',
  'file.officeId',
  'file.collectionId',
  'file.objectKey',
  'file.fileName',
  'file.contentType',
  'file.uploaderId',
  'file.urlSecret',
  'file.storedAt',
] as const;

export async function insertUpload(transaction: WriteTransaction, file: Omit<MediaFile, 'storedAt'>): Promise<void> {
  await transaction
    .insertInto('collectionMedia')
    .values({ ...file, byteSize: null })
    .execute();
}

export async function countFiles(connection: Connection, { officeId, id }: CollectionKey): Promise<number> {
  const { count } = await connection
    .selectFrom('collectionMedia')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('officeId', '=', officeId)
    .where('collectionId', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

export function findFile(connection: Connection, id: string): Promise<MediaFile | undefined> {
  return files(connection).where('file.id', '=', id).executeTakeFirst();
}

export function findUploads(connection: Connection, collectionId: bigint): Promise<MediaFile[]> {
  return files(connection).where('file.collectionId', '=', collectionId).where('file.storedAt', 'is', null).execute();
}

export async function markStored(
  transaction: WriteTransaction,
  { officeId, collectionId, id }: MediaFile,
  { size, ...stored }: Pick<MediaFile, 'objectKey' | 'fileName' | 'contentType'> & { size: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('collectionMedia')
    .set({ ...stored, byteSize: BigInt(size), storedAt: new Date() })
    .where('officeId', '=', officeId)
    .where('collectionId', '=', collectionId)
    .where('id', '=', id)
    .where('storedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFile(
  transaction: WriteTransaction,
  { officeId, collectionId, id }: MediaFile,
): Promise<void> {
  await transaction
    .deleteFrom('collectionMedia')
    .where('officeId', '=', officeId)
    .where('collectionId', '=', collectionId)
    .where('id', '=', id)
    .execute();
}

function files(connection: Connection) {
  return connection
    .selectFrom('collectionMedia as file')
    .innerJoin('collections as collection', (join) =>
      join.onRef('collection.officeId', '=', 'file.officeId').onRef('collection.id', '=', 'file.collectionId'),
    )
    .where('collection.archivedAt', 'is', null)
    .select(COLUMNS);
}
