import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { FIRST_OPEN, type CollectorDay, type OfficeSetUp } from '@comptoir/api-contract/overview';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { isLowBalance } from '../low-balance';

type PlaceKind = 'office' | 'country';

export interface Scope {
  connection: Connection;
  reach: Reach;
  kind: PlaceKind;
}

export interface PlaceCounts {
  place: string;
  scheduled: number;
  recorded: number;
  due: number;
  collected: number;
  issues: number;
  /** Overdue from earlier days. */
  late: number;
  unanswered: number;
}

/** Includes places without collections. */
export async function countScheduled(
  { connection, reach, kind }: Scope,
  { begins, ends }: LocalDay,
): Promise<PlaceCounts[]> {
  const kept = sql`from collections collection where ${inReach(reach, 'collection.office_id')} and collection.archived_at is null`;
  const inState = (...states: string[]) =>
    sql`count(*) filter (where collection.status in (${sql.join(states.map((state) => sql.lit(state)))}))`;
  const sum = (name: string) => sql`coalesce(sum(counted.${sql.ref(name)}), 0)::int as ${sql.ref(name)}`;
  const names = ['scheduled', 'recorded', 'due', 'collected', 'issues', 'late', 'unanswered'];
  // Aggregates by office first, so that the country is looked up once per office.
  const { rows } = await sql<PlaceCounts>`
    select ${placeOf(kind)} as place, ${sql.join(names.map(sum))}
    from offices office left join (
      select collection.office_id, count(*) as scheduled, count(collection.collected_minor) as recorded,
        ${inState('UNCOLLECTED')} as due, ${inState('COLLECTED')} as collected,
        ${inState('COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES')} as issues, 0 as late, 0 as unanswered
      ${kept} and collection.scheduled_at between ${new Date(begins)} and ${new Date(ends)}
      group by collection.office_id
      union all select collection.office_id, 0, 0, 0, 0, 0, count(*), 0
      ${kept} and collection.status = 'UNCOLLECTED' and collection.scheduled_at < ${new Date(begins)}
      group by collection.office_id
      union all select collection.office_id, 0, 0, 0, 0, 0, 0, count(*)
      ${kept} and collection.issue_open
      group by collection.office_id
    ) counted on counted.office_id = office.id
    where ${inReach(reach, 'office.id')} and office.archived_at is null
    group by ${placeOf(kind)}`.execute(connection);
  return rows;
}

export interface OpenSum {
  place: string;
  currency: CurrencyCode;
  kind: 'late' | 'unanswered';
  amount: bigint;
  since: Date;
}

/** Scheduled amounts of late and of unanswered collections, with the oldest time. */
export async function sumOpen({ connection, reach, kind }: Scope, { begins }: LocalDay) {
  const open = (name: OpenSum['kind'], condition: RawBuilder<unknown>) => sql`
    select collection.office_id, ${sql.lit(name)} as kind, collection.currency,
      sum(collection.scheduled_minor) as amount, min(collection.scheduled_at) as since
    from collections collection
    where ${inReach(reach, 'collection.office_id')} and collection.archived_at is null and ${condition}
    group by collection.office_id, collection.currency`;
  const { rows } = await sql<OpenSum>`
    select ${placeOf(kind)} as place, found.kind, found.currency, sum(found.amount)::int8 as amount,
      min(found.since) as since
    from (
      ${open('late', sql`collection.status = 'UNCOLLECTED' and collection.scheduled_at < ${new Date(begins)}`)}
      union all ${open('unanswered', sql`collection.issue_open`)}
    ) found join offices office on office.id = found.office_id and office.archived_at is null
    group by ${placeOf(kind)}, found.kind, found.currency`.execute(connection);
  return rows;
}

export interface OldestRow {
  kind: OpenSum['kind'];
  id: string;
  agency: string;
  collector: string;
  amount: bigint;
  currency: CurrencyCode;
  since: Date;
}

/** The oldest late and unanswered collections of an office. */
export async function findOldest(connection: Connection, officeId: string, { begins }: LocalDay): Promise<OldestRow[]> {
  const first = (kind: OpenSum['kind'], condition: RawBuilder<unknown>) => sql`
    (select ${sql.lit(kind)} as kind, collection.id, collection.agency_id, collection.collector_id,
      collection.scheduled_minor as amount, collection.currency, collection.scheduled_at as since
    from collections collection
    where collection.office_id = ${officeId} and collection.archived_at is null and ${condition}
    order by collection.scheduled_at, collection.id limit ${sql.lit(FIRST_OPEN)})`;
  const { rows } = await sql<OldestRow>`
    select found.kind, found.id::text as id, agency.name as agency, collector.name as collector, found.amount,
      found.currency, found.since
    from (
      ${first('late', sql`collection.status = 'UNCOLLECTED' and collection.scheduled_at < ${new Date(begins)}`)}
      union all ${first('unanswered', sql`collection.issue_open`)}
    ) found join agencies agency on agency.office_id = ${officeId} and agency.id = found.agency_id
    join users collector on collector.id = found.collector_id
    order by found.since, found.id`.execute(connection);
  return rows;
}

export interface CollectedSum {
  place: string;
  currency: CurrencyCode;
  count: number;
  amount: bigint;
}

/** Cash recorded on a day, regardless of its scheduled day. */
export async function sumCollected({ connection, reach, kind }: Scope, { begins, ends }: LocalDay) {
  const { rows } = await sql<CollectedSum>`
    select ${placeOf(kind)} as place, collection.currency, count(*)::int as count,
      sum(collection.collected_minor)::int8 as amount
    from collections collection join offices office on office.id = collection.office_id
    where ${inReach(reach, 'collection.office_id')} and office.archived_at is null and collection.archived_at is null
      and collection.collected_at between ${new Date(begins)} and ${new Date(ends)}
    group by ${placeOf(kind)}, collection.currency`.execute(connection);
  return rows;
}

export interface BalanceSum {
  place: string;
  currency: CurrencyCode;
  amount: bigint;
  low: boolean;
  limit: bigint | null;
}

/** Balances per currency, including currencies with a limit but no balance. */
export async function sumBalances({ connection, reach, kind }: Scope): Promise<BalanceSum[]> {
  const held = sql`coalesce(balance.amount_minor, 0)`;
  const spent = sql`coalesce(balance.spent_minor, 0)`;
  const limit = kind === 'office' ? sql`max(limits.limit_minor)` : sql`null`;
  const { rows } = await sql<BalanceSum>`
    select ${placeOf(kind)} as place, currency, sum(${held})::int8 as amount, ${limit}::int8 as "limit",
      bool_or(${isLowBalance(held, sql`limits.limit_minor`, spent)}) as low
    from balances balance
      full join (select * from balance_limits where limit_minor is not null) limits using (office_id, currency)
      join offices office on office.id = office_id
    where ${inReach(reach, 'office.id')} and office.archived_at is null
    group by ${placeOf(kind)}, currency`.execute(connection);
  return rows;
}

export interface OutsideSum {
  place: string;
  currency: CurrencyCode;
  vault: bigint;
  hands: bigint;
  onTheWay: bigint;
}

/** Cash outside the till of offices with custody. Ended handovers and cases, which become many, are not read. */
export async function sumOutside({ connection, reach, kind }: Scope): Promise<OutsideSum[]> {
  const { rows } = await sql<OutsideSum>`
    select ${placeOf(kind)} as place, currency, sum(vault)::int8 as vault, sum(hands)::int8 as hands,
      sum(on_the_way)::int8 as on_the_way
    from (
      select office_id, currency, case when account = 'VAULT' then amount_minor else 0 end as vault,
        case when account = 'VAULT' then 0 else amount_minor end as hands, 0 as on_the_way
      from account_balances
      where (account = 'VAULT' or account like 'HAND:%') and ${inReach(reach, 'account_balances.office_id')}
      union all
      select sent.office_id, sent.currency, 0, 0, sent.amount_minor
      from handovers handover join account_balances sent
        on sent.office_id = handover.office_id and sent.account = 'TRANSIT:' || handover.id
      where handover.ended_at is null and ${inReach(reach, 'handover.office_id')}
    ) held join offices office on office.id = held.office_id and office.archived_at is null
    group by ${placeOf(kind)}, currency
    having sum(vault) <> 0 or sum(hands) <> 0 or sum(on_the_way) <> 0`.execute(connection);
  return rows;
}

export function findCollectorDays(
  { connection, reach }: Omit<Scope, 'kind'>,
  { begins, ends }: LocalDay,
): Promise<CollectorDay[]> {
  return connection
    .selectFrom('collections as collection')
    .innerJoin('users as collector', 'collector.id', 'collection.collectorId')
    .select([
      'collector.id',
      'collector.name',
      sql<number>`count(*)::int`.as('scheduled'),
      sql<number>`(count(*) filter (where collection.status = 'UNCOLLECTED'))::int`.as('due'),
    ])
    .where(inReach(reach, 'collection.officeId'))
    .where('collection.archivedAt', 'is', null)
    .where('collection.scheduledAt', '>=', new Date(begins))
    .where('collection.scheduledAt', '<=', new Date(ends))
    .groupBy(['collector.id', 'collector.name'])
    .orderBy(sql`count(*) filter (where collection.status = 'UNCOLLECTED')`, 'desc')
    .orderBy(sql`lower(collector.name)`)
    .orderBy('collector.id')
    .execute();
}

/** Onboarding steps. Archived records count, and a collection implies an agency and a collector. */
export async function findSetUp(connection: Connection, officeId: string): Promise<OfficeSetUp> {
  const { rows } = await sql<OfficeSetUp>`
    select
      exists (select from collections where office_id = ${officeId}) as "pickUp",
      exists (select from agencies where office_id = ${officeId}) as "agency",
      exists (select from users where office_id = ${officeId} and role = 'COLLECTOR') as "collector",
      exists (select from journal_entries where office_id = ${officeId}) as "float"`.execute(connection);
  const [found] = rows;
  if (!found) throw new Error('A query without a table returns one row');
  const { pickUp, float } = found;
  return { agency: found.agency || pickUp, collector: found.collector || pickUp, float, pickUp };
}

/** Closing it closes earlier ones as well. */
export async function findDayToClose(connection: Connection, officeId: string, now: Date): Promise<string | undefined> {
  const found = await connection
    .selectFrom('businessDays')
    .select('day')
    .where('officeId', '=', officeId)
    .where('closedAt', 'is', null)
    .where('endsAt', '<=', now)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.day;
}

export function placeOf(kind: PlaceKind) {
  return kind === 'office' ? sql<string>`office.id::text` : sql<string>`office.country_code`;
}
