import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';

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
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .execute();
}
