import { sql, type Selectable } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { ApiKeysTable } from '../database/tables/sessions';

export type StoredKey = Selectable<ApiKeysTable>;

function keysInForce(connection: Connection) {
  return connection
    .selectFrom('apiKeys')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`);
}

export function findKeys(connection: Connection, userId: string): Promise<StoredKey[]> {
  return keysInForce(connection).where('userId', '=', userId).orderBy('id', 'desc').execute();
}

export function findKey(connection: Connection, id: string): Promise<StoredKey | undefined> {
  return keysInForce(connection).where('id', '=', id).executeTakeFirst();
}

export type NewStoredKey = Pick<
  StoredKey,
  'id' | 'userId' | 'name' | 'secretHash' | 'scopes' | 'officeId' | 'addresses' | 'expiresAt'
>;

export function insertKey(transaction: WriteTransaction, key: NewStoredKey): Promise<StoredKey> {
  return transaction.insertInto('apiKeys').values(key).returningAll().executeTakeFirstOrThrow();
}

/** The ended key; undefined without one in force. */
export function endKey(
  transaction: WriteTransaction,
  { id, userId }: { id: string; userId: string },
): Promise<StoredKey | undefined> {
  return transaction
    .updateTable('apiKeys')
    .set({ endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function noteUse(connection: Connection, id: string, address: string): Promise<void> {
  await connection
    .updateTable('apiKeys')
    .set({ lastUsedAt: sql<Date>`now()`, lastUsedAddress: address })
    .where('id', '=', id)
    .execute();
}
