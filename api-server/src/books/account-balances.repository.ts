import { sql, type RawBuilder } from 'kysely';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Connection } from '../database/database';
import type { Account } from '../database/tables/books';
import { OUTSIDE_TILL, type Holdings } from './account';

/** True if a person has cash in hand, owes some, or is a party of a handover that has not ended. */
export async function holdsCash(
  connection: Connection,
  { id, officeId }: { id: string; officeId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select exists (
      select from account_balances
      where office_id = ${officeId} and account = ${`HAND:${id}`} and amount_minor <> 0
    ) or exists (
      -- In any office, by the index of what is owed, which has the second condition.
      select from account_balances
      where account = ${`RECEIVABLE:${id}`} and account like 'RECEIVABLE:%' and amount_minor <> 0
    ) or exists (
      select from handovers where ended_at is null and ${id} in (from_user, to_user)
    ) as holds`.execute(connection);
  return rows[0]?.holds === true;
}

/**
 * Condition for a balance of cash or a claim outside the till. TRANSIT counts until the handover ends: afterwards it
 * remains in both journals of a transfer between offices, where it adds up to 0.
 */
export function isOpenOutsideTill(table: string): RawBuilder<boolean> {
  const own = (column: string) => sql.ref(`${table}.${column}`);
  return sql<boolean>`(${own('amount_minor')} <> 0 and ${own('account')} ~ ${OUTSIDE_TILL.source} and (
    ${own('account')} not like 'TRANSIT:%' or exists (
      select from handovers handover where handover.office_id = ${own('office_id')} and handover.ended_at is null
        and 'TRANSIT:' || handover.id = ${own('account')})))`;
}

/** True if cash is outside the till, or a case, a claim or a handover from or to the office is open. */
export async function usesCustody(connection: Connection, officeId: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`select exists (
      select from account_balances where office_id = ${officeId} and ${isOpenOutsideTill('account_balances')}
    ) or exists (select from handovers where ${isOpenIn(officeId)}) as is_used`.execute(connection);
  return rows[0]?.isUsed === true;
}

/** Condition for a handover from or to an office that has not ended. */
export function isOpenIn(officeId: string): RawBuilder<boolean> {
  return sql`(ended_at is null and ${officeId} in (office_id, to_office))`;
}

/** Balances of some accounts outside the till, or of all. */
export async function findHoldings(
  connection: Connection,
  officeId: string,
  accounts?: readonly Account[],
): Promise<Holdings> {
  const rows = await connection
    .selectFrom('accountBalances')
    .select(['account', 'currency', 'amountMinor'])
    .where('officeId', '=', officeId)
    .$if(accounts !== undefined, (all) => all.where(sql<boolean>`account = any(${accounts}::text[])`))
    .execute();
  const holdings: Holdings = new Map();
  for (const { account, currency, amountMinor } of rows) {
    const amounts = holdings.get(account) ?? new Map();
    holdings.set(account, amounts.set(currency, BigInt(amountMinor)));
  }
  return holdings;
}

/** Minor units in the hand of a collector that are offered, and not booked yet. */
export async function findOfferedFromHand(
  connection: Connection,
  officeId: string,
  userId: string,
): Promise<Map<CurrencyCode, bigint>> {
  const rows = await connection
    .selectFrom('handovers as handover')
    .innerJoin('handoverLines as line', (join) =>
      join.onRef('line.officeId', '=', 'handover.officeId').onRef('line.handoverId', '=', 'handover.id'),
    )
    .select(['line.currency', sql<bigint>`sum(line.declared_minor)::bigint`.as('minor')])
    .where('handover.officeId', '=', officeId)
    .where('handover.fromUser', '=', userId)
    .where('handover.kind', '=', 'COLLECTOR_TO_OFFICE')
    .where('handover.endedAt', 'is', null)
    .groupBy('line.currency')
    .execute();
  return new Map(rows.map(({ currency, minor }) => [currency, minor]));
}
