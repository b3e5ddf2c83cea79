import type { ApprovalKind } from '@comptoir/api-contract/approval-kinds';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql } from 'kysely';
import type { Caller } from '../access/person';
import type { WriteTransaction } from '../database/database';
import type { RuleInForce } from './approval-rules.repository';
import type { Amount } from './ruled-calls';

const HOURS = 24;

export interface Counted {
  kind: ApprovalKind;
  maker: Caller;
  officeId: string | null;
  /** Requests that wait count as well. */
  withPending: boolean;
}

/** Allows one call of a maker at a time to compare its sum, until the end of the transaction. */
export async function lockSums(transaction: WriteTransaction, { id }: Caller): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sums of ' || ${id}::text, 0))`.execute(transaction);
}

/**
 * Sums by currency of what a maker booked in the place of a rule in the last 24 hours, by the journal, with the call of
 * this transaction.
 */
export async function sumsOfDay(
  transaction: WriteTransaction,
  { kind, maker, officeId, withPending }: Counted,
  rule: Pick<RuleInForce, 'officeId' | 'countryCode'>,
): Promise<Amount[]> {
  // People of an office book nothing in others; a key of one office may have a maker of all.
  const within = maker.scopes === undefined && maker.officeId !== null ? officeId : rule.officeId;
  const offices =
    within === null
      ? sql`(select id from offices where ${rule.countryCode}::text is null or country_code = ${rule.countryCode})`
      : sql`(${within}::uuid)`;
  const since = sql`now() - make_interval(hours => ${HOURS})`;
  const booked =
    kind === 'WRITE_OFF'
      ? sql`entry.kind = 'RESOLUTION' and exists (select from cash_case_steps step
          where step.office_id = entry.office_id and step.entry_number = entry.number
            and step.resolution = 'WRITTEN_OFF')`
      : sql`entry.kind = ${kind}`;
  const { rows } = await sql<{ currency: CurrencyCode; minor: string }>`
    select currency, sum(minor)::text as minor from (
      select transfer.currency, transfer.amount_minor as minor from journal_entries entry
      join transfers transfer on transfer.office_id = entry.office_id and transfer.entry_number = entry.number
      where entry.office_id in ${offices} and entry.booked_at > ${since} and entry.user_id = ${maker.id} and ${booked}
      union all
      select amount.currency, abs(amount.minor::bigint) from approvals approval
      cross join jsonb_to_recordset(approval.amounts) as amount (currency text, minor text)
      where ${withPending} and approval.requested_by = ${maker.id} and approval.kind = ${kind}
        and approval.office_id in ${offices} and approval.status = 'PENDING' and approval.expires_at > now()
        and approval.created_at > ${since}) counted
    group by currency`.execute(transaction);
  return rows.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) }));
}
