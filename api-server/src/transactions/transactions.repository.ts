import { fromMinor } from '@comptoir/api-contract/money';
import type { Transaction } from '@comptoir/api-contract/transactions';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

export async function findTransaction(
  connection: Connection,
  reach: Reach,
  id: string,
): Promise<Transaction | undefined> {
  const row = await connection
    .selectFrom('transactions')
    .select(['id', 'officeId', 'occurredAt', 'amountMinor', 'currency', 'description', 'supplierId'])
    .where('id', '=', id)
    .where(inReach(reach, 'transactions.officeId'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { occurredAt, amountMinor, ...transaction } = row;
  return { ...transaction, date: occurredAt.toISOString(), amount: fromMinor(amountMinor) };
}
