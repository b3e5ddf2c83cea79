import { randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Connection } from './database';

/** More than the room that is left in a page, and nothing that can be compressed. */
const SIZE_BYTES = 6000;

/** Writes something, and takes it away again. Fails where nothing can be written: the disk is full, or read only. */
export async function probeWriting(connection: Connection): Promise<void> {
  const row = { actor: 'health', key: newId(), operation: 'health', requestHash: '', status: null, etag: null };
  const body = randomBytes(SIZE_BYTES / 2).toString('hex');
  await connection
    .insertInto('idempotencyKeys')
    .values({ ...row, body })
    .execute();
  await connection.deleteFrom('idempotencyKeys').where('actor', '=', row.actor).where('key', '=', row.key).execute();
}
