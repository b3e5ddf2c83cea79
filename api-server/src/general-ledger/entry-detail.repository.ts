import type { LedgerEntryDetail } from '@comptoir/api-contract/general-ledger';
import { fromMinor } from '@comptoir/api-contract/money';
import type { Connection } from '../database/database';

export async function findEntryDetail(
  connection: Connection,
  officeId: string,
  number: bigint,
): Promise<Pick<LedgerEntryDetail, 'by' | 'reason' | 'movements'>> {
  const { by, reason } = await connection
    .selectFrom('journalEntries as entry')
    .innerJoin('users as author', 'author.id', 'entry.userId')
    .select(['author.name as by', 'entry.reason'])
    .where('entry.officeId', '=', officeId)
    .where('entry.number', '=', number)
    .executeTakeFirstOrThrow();
  const legs = await connection
    .selectFrom('transfers')
    .select(['currency', 'toAccount', 'amountMinor', 'cashAfterMinor'])
    .where('officeId', '=', officeId)
    .where('entryNumber', '=', number)
    .orderBy('position')
    .execute();
  return {
    by,
    reason,
    movements: legs.map(({ currency, toAccount, amountMinor, cashAfterMinor }) => ({
      currency,
      amount: fromMinor(toAccount === 'CASH' ? amountMinor : -amountMinor),
      balance: fromMinor(cashAfterMinor),
    })),
  };
}
