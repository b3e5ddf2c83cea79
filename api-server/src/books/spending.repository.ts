import { SPENDING_DAYS } from '@comptoir/api-contract/overview';
import { sql } from 'kysely';
import { DAY_MS } from '../calendar/durations';
import type { WriteTransaction } from '../database/database';

/** Start of the spending window, in whole UTC days including today. */
export function spendingSince(now: Date): Date {
  const started = now.getTime() - (now.getTime() % DAY_MS);
  return new Date(started - (SPENDING_DAYS - 1) * DAY_MS);
}

/**
 * Recalculates recent spending of some offices in id order, locking their books. Returns the last office, or
 * undefined at the end.
 */
export async function sumSpending(
  transaction: WriteTransaction,
  { since, after, limit }: { since: Date; after: string | undefined; limit: number },
): Promise<string | undefined> {
  const heads = await transaction
    .selectFrom('journalHeads')
    .select('officeId')
    .$if(after !== undefined, (rest) => rest.where('officeId', '>', after ?? ''))
    .orderBy('officeId')
    .limit(limit)
    .forUpdate()
    .execute();
  const officeIds = heads.map(({ officeId }) => officeId);
  // Per balance by the office index: a single aggregate would scan all transfers.
  await sql`
    with spent as materialized (
      select balance.office_id, balance.currency, coalesce(entries.minor, 0) as minor
      from balances balance left join lateral (
        select transfer.currency, sum(transfer.amount_minor) as minor
        from journal_entries entry join transfers transfer
          on transfer.office_id = entry.office_id and transfer.entry_number = entry.number
          and transfer.from_account = 'CASH' and transfer.to_account in ('EXPENSES', 'EXCHANGE')
        where entry.office_id = balance.office_id and entry.booked_at >= ${since} and entry.corrects_number is null
          and transfer.currency = balance.currency
        group by transfer.currency
      ) entries on true
      where balance.office_id = any(${officeIds}::uuid[])
    )
    update balances set spent_minor = spent.minor from spent
    where balances.office_id = spent.office_id and balances.currency = spent.currency
      and balances.spent_minor <> spent.minor`.execute(transaction);
  return officeIds.at(-1);
}
