import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql } from 'kysely';
import { inReach } from '../access/reach';
import type { HolderClass, OfficeAccount } from '../database/tables/books';
import { placeOf, type Scope } from '../overview/overview.repository';
import { flowsAfter } from '../books/cash-flows.repository';

export interface PlaceRow {
  place: string;
  name: string | null;
  countryCode: string;
  archived: boolean;
}

/** Offices or countries of the reach, by name; archived offices too. */
export async function findPlaces({ connection, reach, kind }: Scope): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select ${placeOf(kind)} as place, ${kind === 'office' ? sql`min(office.name)` : sql`null`} as name,
      min(office.country_code) as country_code, bool_and(office.archived_at is not null) as archived
    from offices office where ${inReach(reach, 'office.id')}
    group by ${placeOf(kind)} order by lower(min(office.name)), 1`.execute(connection);
  return rows;
}

export interface CashRow {
  place: string;
  currency: CurrencyCode;
  account: OfficeAccount | HolderClass;
  /** `held` is the cash now; `since` are the months after the requested one. */
  period: 'this' | 'last' | 'since' | 'held';
  in: bigint;
  out: bigint;
}

/**
 * Flows of a month and its neighbours with the cash of now, in one statement so that they are of one moment. Reads kept
 * flows and the entries that are not added yet. `month` and `last` are first days.
 */
export async function sumMonths(
  { connection, reach, kind }: Scope,
  { month, last }: { month: string; last: string },
): Promise<CashRow[]> {
  const { rows } = await sql<CashRow>`
    with heads as materialized (
      select office.id as office_id, office.time_zone, coalesce(head.number, 0) as number
      from offices office left join cash_flow_heads head
        on head.office_id = office.id and head.time_zone = office.time_zone
      where ${inReach(reach, 'office.id')}
    )
    select ${placeOf(kind)} as place, figures.currency, figures.account, figures.period,
      sum(figures.in_minor)::int8 as "in", sum(figures.out_minor)::int8 as "out"
    from (
      select office_id, currency, account, in_minor, out_minor, case when month = ${month}::date then 'this'
        when month = ${last}::date then 'last' else 'since' end as period
      from (
        select kept.* from cash_flows kept join heads on heads.office_id = kept.office_id and heads.number > 0
        union all
        ${flowsAfter(sql`select heads.* from heads join journal_heads journal on journal.office_id = heads.office_id
          where journal.number > heads.number`)}
      ) flow where month >= ${last}::date
      union all
      select office_id, currency, 'CASH', amount_minor, 0, 'held' from balances
      where ${inReach(reach, 'balances.office_id')}
      union all
      select office_id, currency, split_part(account, ':', 1), amount_minor, 0, 'held' from account_balances
      where (account = 'VAULT' or account like 'HAND:%') and ${inReach(reach, 'account_balances.office_id')}
      union all
      select sent.office_id, sent.currency, 'TRANSIT', sent.amount_minor, 0, 'held'
      from handovers handover join account_balances sent
        on sent.office_id = handover.office_id and sent.account = 'TRANSIT:' || handover.id
      where handover.ended_at is null and ${inReach(reach, 'handover.office_id')}
    ) figures join offices office on office.id = figures.office_id
    group by 1, 2, 3, 4
    having sum(figures.in_minor) <> 0 or sum(figures.out_minor) <> 0`.execute(connection);
  return rows;
}

export interface CaseRow {
  place: string;
  currency: CurrencyCode;
  count: number;
  overdue: number;
  missing: bigint;
  tooMuch: bigint;
}

/** Open amounts of cases. */
export async function sumCases({ connection, reach, kind }: Scope): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${placeOf(kind)} as place, opened.currency, count(*)::int as count,
      (count(*) filter (where opened.due_at < now()))::int as overdue,
      coalesce(sum(opened.settled_minor - opened.amount_minor) filter (where opened.amount_minor < 0), 0)::int8
        as missing,
      coalesce(sum(opened.amount_minor - opened.settled_minor) filter (where opened.amount_minor > 0), 0)::int8
        as too_much
    from cash_cases opened join offices office on office.id = opened.office_id
    where opened.state = 'OPEN' and ${inReach(reach, 'opened.office_id')}
    group by 1, 2`.execute(connection);
  return rows;
}
