import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Connection } from '../database/database';

export interface SigningKey {
  id: string;
  secret: string;
}

/** Newest first; the first one signs. */
export function findSigningKeys(connection: Connection): Promise<SigningKey[]> {
  return connection
    .selectFrom('signingKeys')
    .select(['id', 'secret'])
    .where('retiredAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Retired keys as well, newest first: data that they protect outlives tokens. */
export function findEverySigningKey(connection: Connection): Promise<SigningKey[]> {
  return connection
    .selectFrom('signingKeys')
    .select(['id', 'secret'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The new key signs; earlier ones remain valid until retired. No-op for an existing id. */
export async function addSigningKey(connection: Connection, id: string = newId()): Promise<void> {
  await connection
    .insertInto('signingKeys')
    .values({ id, secret: randomBytes(48).toString('base64url') })
    .onConflict((known) => known.doNothing())
    .execute();
}

const OUTLIVED = sql<Date>`now() - interval '12 hours'`;

/** Retires all keys, or those replaced longer ago than the lifetime of tokens. */
export async function retireSigningKeys(connection: Connection, which: 'all' | 'unused'): Promise<void> {
  const retiring = connection
    .updateTable('signingKeys')
    .set({ retiredAt: sql<Date>`now()` })
    .where('retiredAt', 'is', null);
  if (which === 'all') {
    await retiring.execute();
    return;
  }
  const [newest] = await findSigningKeys(connection);
  if (!newest) return;
  await retiring
    .where('id', '<>', newest.id)
    .where((row) =>
      row.exists(
        row
          .selectFrom('signingKeys as newest')
          .select('newest.id')
          .where('newest.id', '=', newest.id)
          .where('newest.createdAt', '<', OUTLIVED),
      ),
    )
    .execute();
}
