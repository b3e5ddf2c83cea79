import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Connection } from '../database/database';

export interface SigningKey {
  id: string;
  secret: string;
}

/** The keys that tokens in use may be signed with, newest first; the first one signs. */
export function findSigningKeys(connection: Connection): Promise<SigningKey[]> {
  return connection
    .selectFrom('signingKeys')
    .select(['id', 'secret'])
    .where('retiredAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Adds a key that signs from now on, unless its id is there; the keys before it stay valid until they are retired. */
export async function addSigningKey(connection: Connection, id: string = newId()): Promise<void> {
  await connection
    .insertInto('signingKeys')
    .values({ id, secret: randomBytes(48).toString('base64url') })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Keys that were replaced so long ago that no token signed with them is valid any more. */
const OUTLIVED = sql<Date>`now() - interval '12 hours'`;

/**
 * Takes keys out of use: all of them, or those that no valid token can be signed with, because the newest one has been
 * signing for the lifetime of a token.
 */
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
