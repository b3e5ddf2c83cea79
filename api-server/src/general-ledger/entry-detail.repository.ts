import type { LedgerEntryDetail } from '@comptoir/api-contract/general-ledger';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { cashChange } from './ledger-entry';

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
    .select(['currency', 'fromAccount', 'toAccount', 'amountMinor', 'cashAfterMinor'])
    .where('officeId', '=', officeId)
    .where('entryNumber', '=', number)
    .where(sql<boolean>`'CASH' in (from_account, to_account)`)
    .orderBy('position')
    .execute();
  return {
    by,
    reason,
    movements: legs.map((leg) => ({
      currency: leg.currency,
      amount: fromMinor(cashChange(leg)),
      balance: fromMinor(leg.cashAfterMinor),
    })),
  };
}
