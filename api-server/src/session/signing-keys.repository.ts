import { randomBytes } from 'node:crypto';
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
