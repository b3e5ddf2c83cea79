import type { ReceiptKey } from '@comptoir/api-contract/receipts';
import type { Connection } from '../database/database';

/** Public keys stay for ever, so that receipts of earlier keys can be verified. */
export async function registerKey(connection: Connection, key: { id: string; publicKey: string }): Promise<void> {
  await connection
    .insertInto('receiptKeys')
    .values(key)
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function findKeys(connection: Connection): Promise<ReceiptKey[]> {
  const keys = await connection
    .selectFrom('receiptKeys')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return keys.map(({ id, publicKey, createdAt }) => ({ id, publicKey, since: createdAt.toISOString() }));
}
