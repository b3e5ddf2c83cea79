import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';

/** Ends the API keys of an account, which are a sign-in of their own; returns their number. */
export async function endKeysOf(transaction: WriteTransaction, userId: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('apiKeys')
    .set({ endedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
