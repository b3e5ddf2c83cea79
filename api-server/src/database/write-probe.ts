import { randomBytes } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Connection } from './database';

/** Larger than the free space of a page, and incompressible. */
const SIZE_BYTES = 6000;

/** Inserts and deletes a row; fails if the disk is full or read-only. */
export async function probeWriting(connection: Connection): Promise<void> {
  const row = { actor: 'health', key: newId(), operation: 'health', requestHash: '', status: null, etag: null };
  const body = randomBytes(SIZE_BYTES / 2).toString('hex');
  await connection
    .insertInto('idempotencyKeys')
    .values({ ...row, body })
    .execute();
  await connection.deleteFrom('idempotencyKeys').where('actor', '=', row.actor).where('key', '=', row.key).execute();
}
