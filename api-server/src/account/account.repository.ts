import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';

/** Gives an account a new password; every session that it has ends. */
export async function setPassword(
  transaction: WriteTransaction,
  id: string,
  { passwordHash, verified }: { passwordHash: string; verified?: true },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      passwordHash,
      ...(verified && { verified }),
      sessionEpoch: sql`session_epoch + 1`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .execute();
}

/** Ends every session of an account. */
export async function endSessions(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ sessionEpoch: sql`session_epoch + 1` })
    .where('id', '=', id)
    .execute();
}
