import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { CollectorDay, OfficeSetUp } from '@comptoir/api-contract/overview';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

/** What figures are added up for. */
type PlaceKind = 'office' | 'country';

/** The part of the business that is looked at, and how it is divided. */
export interface Scope {
  connection: Connection;
  reach: Reach;
  kind: PlaceKind;
}

/** Ids of the offices, or codes of the countries. */
export async function findPlaces({ connection, reach, kind }: Scope): Promise<string[]> {
  const rows = await connection
    .selectFrom('offices as office')
    .select(placeOf(kind).as('place'))
    .distinct()
    .where(inReach(reach, 'office.id'))
    .where('office.archivedAt', 'is', null)
    .execute();
  return rows.map(({ place }) => place);
}

/** The collections that are scheduled for a day, by their state on that day. */
export function countToday(scope: Scope, { begins, ends }: LocalDay) {
  const inState = (...states: string[]) =>
    sql`count(*) filter (where collection.status in (${sql.join(states.map((state) => sql.lit(state)))}))`;
  return countPickUps(
    scope,
    {
      scheduled: sql`count(*)`,
      recorded: sql`count(collection.collected_minor)`,
      due: inState('UNCOLLECTED'),
      collected: inState('COLLECTED'),
      issues: inState('COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES'),
    },
    sql<boolean>`collection.scheduled_at between ${new Date(begins)} and ${new Date(ends)}`,
  );
}

/** The collections that were not collected on the day for which they were scheduled. */
export function countLate(scope: Scope, { begins }: LocalDay) {
  return countPickUps(
    scope,
    { count: sql`count(*)` },
    sql<boolean>`collection.status = 'UNCOLLECTED' and collection.scheduled_at < ${new Date(begins)}`,
  );
}

/** The collections with an issue that nobody of the office has answered. */
export function countUnanswered(scope: Scope) {
  return countPickUps(scope, { count: sql`count(*)` }, sql<boolean>`collection.issue_open`);
}

export interface BalanceSum {
  place: string;
  currency: CurrencyCode;
  amount: bigint;
  low: boolean;
}

/** What is held in each currency. It is low where an office holds less than left its cash on `lowDays` average days. */
export function sumBalances(
  { connection, reach, kind }: Scope,
  { days, lowDays }: { days: number; lowDays: number },
): Promise<BalanceSum[]> {
  return connection
    .selectFrom('balances as balance')
    .innerJoin('offices as office', 'office.id', 'balance.officeId')
    .select([
      placeOf(kind).as('place'),
      'balance.currency',
      sql<bigint>`sum(balance.amount_minor)::int8`.as('amount'),
      sql<boolean>`bool_or(balance.amount_minor * ${days}::int < balance.spent_minor * ${lowDays}::int)`.as('low'),
    ])
    .where(inReach(reach, 'office.id'))
    .where('office.archivedAt', 'is', null)
    .groupBy([placeOf(kind), 'balance.currency'])
    .execute();
}

/** Who has pick-ups on a day; most that are due first. */
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

/**
 * The first steps of an office, and whether they were ever done: what was archived counts, and a collection, which
 * stays for good, needed an agency and a collector.
 */
export async function findSetUp(connection: Connection, officeId: string): Promise<OfficeSetUp> {
  const { rows } = await sql<OfficeSetUp>`
    select
      exists (select from collections where office_id = ${officeId}) as "pickUp",
      exists (select from agencies where office_id = ${officeId}) as "agency",
      exists (select from users where office_id = ${officeId} and role = 'COLLECTOR') as "collector",
      exists (select from journal_entries where office_id = ${officeId}) as "float"`.execute(connection);
  const [found] = rows;
  if (!found) throw new Error('A query without a table answers one row');
  const { pickUp, float } = found;
  return { agency: found.agency || pickUp, collector: found.collector || pickUp, float, pickUp };
}

/** What is counted of some collections in each place that has one. */
async function countPickUps<Name extends string>(
  { connection, reach, kind }: Scope,
  counts: Record<Name, RawBuilder<unknown>>,
  where: RawBuilder<boolean>,
): Promise<({ place: string } & Record<Name, number>)[]> {
  const names = Object.keys(counts).map((name) => sql.ref(name));
  const summed = names.map((name) => sql`sum(counted.${name})::int as ${name}`);
  const counted = Object.values<RawBuilder<unknown>>(counts).map((count, index) => sql`${count} as ${names[index]}`);
  // Of each office first: there are many collections to an office, and its place is looked for once.
  const { rows } = await sql<{ place: string } & Record<Name, number>>`
    select ${placeOf(kind)} as place, ${sql.join(summed)}
    from (
      select collection.office_id, ${sql.join(counted)} from collections collection
      where ${inReach(reach, 'collection.office_id')} and collection.archived_at is null and ${where}
      group by collection.office_id
    ) counted join offices office on office.id = counted.office_id
    where office.archived_at is null group by ${placeOf(kind)}`.execute(connection);
  return rows;
}

function placeOf(kind: PlaceKind) {
  return kind === 'office' ? sql<string>`office.id::text` : sql<string>`office.country_code`;
}
