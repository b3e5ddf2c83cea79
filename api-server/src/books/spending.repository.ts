import { SPENDING_DAYS } from '@comptoir/api-contract/overview';
import { sql } from 'kysely';
import { DAY_MS } from '../calendar/durations';
import type { WriteTransaction } from '../database/database';

/** The moment since which spending is counted at a moment: days are those of UTC, and the one that has begun is one. */
export function spendingSince(now: Date): Date {
  const begun = now.getTime() - (now.getTime() % DAY_MS);
  return new Date(begun - (SPENDING_DAYS - 1) * DAY_MS);
}

/**
 * Adds up again from the journal what some offices spent, in the order of their ids; their books wait meanwhile.
 * Answers the last of these offices, and nothing when none is left.
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
  // Balance by balance, by the index of the office: for all of them at once PostgreSQL reads the transfers of all time.
  await sql`
    with spent as materialized (
      select balance.office_id, balance.currency, coalesce(entries.minor, 0) as minor
      from balances balance left join lateral (
        select transfer.currency, sum(transfer.amount_minor) as minor
        from journal_entries entry join transfers transfer
          on transfer.office_id = entry.office_id and transfer.entry_number = entry.number
          and transfer.from_account = 'CASH'
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
