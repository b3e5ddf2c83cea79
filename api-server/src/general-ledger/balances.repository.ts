import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import type { Balance, LedgerStatementQuery } from '@comptoir/api-contract/general-ledger';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { Connection } from '../database/database';

export async function findBalances(connection: Connection, officeId: string): Promise<Balance[]> {
  const rows = await connection
    .selectFrom('balances')
    .select(['currency', 'amountMinor'])
    .where('officeId', '=', officeId)
    .execute();
  const amounts = new Map(rows.map(({ currency, amountMinor }) => [currency, amountMinor]));
  return CURRENCY_CODES.map((currency) => ({ currency, amount: fromMinor(amounts.get(currency) ?? 0n) }));
}

/** Balance at the end of a period in minor units: current balance minus later entries. */
export async function findClosingBalance(
  connection: Connection,
  officeId: string,
  { currency, to }: Pick<LedgerStatementQuery, 'currency' | 'to'>,
): Promise<bigint> {
  const since = connection
    .selectFrom('journalEntries as entry')
    .innerJoin('transfers as moved', (join) =>
      join.onRef('moved.officeId', '=', 'entry.officeId').onRef('moved.entryNumber', '=', 'entry.number'),
    )
    .where('entry.officeId', '=', officeId)
    .where(sql<boolean>`entry.booked_at > ${to}`)
    .where('moved.currency', '=', currency)
    .select(
      sql<bigint>`coalesce(sum(case 'CASH' when moved.to_account then moved.amount_minor when moved.from_account then -moved.amount_minor else 0 end), 0)::int8`.as(
        'amount',
      ),
    );
  const held = await connection
    .selectFrom('balances')
    .select((row) => sql<bigint>`${row.ref('amountMinor')} - ${since}`.as('amount'))
    .where('officeId', '=', officeId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return held?.amount ?? 0n;
}
