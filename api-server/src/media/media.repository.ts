import { sql, type RawBuilder } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { FileOwner } from '../records/stored-files';

export interface MediaFile {
  id: string;
  owner: FileOwner;
  objectKey: string;
  fileName: string;
  contentType: string;
  uploaderId: string;
  urlSecret: string;
  storedAt: Date | null;
}

interface FileRow extends Omit<MediaFile, 'owner'> {
  officeId: string;
  ownerId: string;
}

const TABLES = {
  collection: { files: sql.table('collection_media'), owner: sql.ref('collection_id') },
  case: { files: sql.table('cash_case_media'), owner: sql.ref('case_id') },
  handover: { files: sql.table('handover_media'), owner: sql.ref('handover_id') },
} as const;

/** Condition for the files of a record. */
function isOf({ kind, officeId, id }: FileOwner): RawBuilder<boolean> {
  return sql`office_id = ${officeId} and ${TABLES[kind].owner} = ${id}`;
}

export async function insertUpload(
  transaction: WriteTransaction,
  { owner, kind, ...file }: Omit<MediaFile, 'storedAt'> & { kind?: 'SIGNATURE' },
): Promise<void> {
  const { files, owner: ownerColumn } = TABLES[owner.kind];
  const { id, objectKey, fileName, contentType, uploaderId, urlSecret } = file;
  await sql`insert into ${files} (office_id, ${ownerColumn}, id, object_key, file_name, content_type, uploader_id,
      url_secret)
    values (${owner.officeId}, ${owner.id}, ${id}, ${objectKey}, ${fileName}, ${contentType}, ${uploaderId},
      ${urlSecret})`.execute(transaction);
  if (kind && owner.kind === 'collection') {
    await sql`update ${files} set kind = ${kind} where ${isOf(owner)} and id = ${id}`.execute(transaction);
  }
}

export async function countFiles(connection: Connection, owner: FileOwner): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${TABLES[owner.kind].files}
    where ${isOf(owner)}`.execute(connection);
  return rows[0]?.count ?? 0;
}

/** Undefined for files of deleted collections. */
export async function findFile(connection: Connection, id: string): Promise<MediaFile | undefined> {
  for (const kind of ['collection', 'case', 'handover'] as const) {
    const [file] = await selectFiles(connection, kind, sql`id = ${id}`);
    if (file) return file;
  }
  return undefined;
}

export function findUploads(connection: Connection, owner: FileOwner): Promise<MediaFile[]> {
  return selectFiles(connection, owner.kind, sql`${isOf(owner)} and stored_at is null`);
}

async function selectFiles(
  connection: Connection,
  kind: FileOwner['kind'],
  condition: RawBuilder<unknown>,
): Promise<MediaFile[]> {
  const { files, owner } = TABLES[kind];
  const isActive =
    kind === 'collection'
      ? sql`exists (select from collections where collections.office_id = file.office_id
          and collections.id = file.collection_id and collections.archived_at is null)`
      : sql`true`;
  const { rows } = await sql<FileRow>`
    select id, office_id, ${owner}::text as owner_id, object_key, file_name, content_type, uploader_id, url_secret,
      stored_at
    from ${files} file where ${condition} and ${isActive}`.execute(connection);
  return rows.map(({ officeId, ownerId, ...file }) => ({ ...file, owner: { kind, officeId, id: ownerId } }));
}

export async function markStored(
  transaction: WriteTransaction,
  { owner, id }: MediaFile,
  {
    size,
    objectKey,
    fileName,
    contentType,
  }: Pick<MediaFile, 'objectKey' | 'fileName' | 'contentType'> & {
    size: number;
  },
): Promise<boolean> {
  const { rows } = await sql`update ${TABLES[owner.kind].files}
    set object_key = ${objectKey}, file_name = ${fileName}, content_type = ${contentType}, byte_size = ${size},
      stored_at = now()
    where ${isOf(owner)} and id = ${id} and stored_at is null returning id`.execute(transaction);
  return rows.length > 0;
}

export async function deleteFile(transaction: WriteTransaction, { owner, id }: MediaFile): Promise<void> {
  await sql`delete from ${TABLES[owner.kind].files} where ${isOf(owner)} and id = ${id}`.execute(transaction);
}
