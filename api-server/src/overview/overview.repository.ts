import type { LocalDay } from '@comptoir/api-contract/collection-state';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { CollectorDay, OfficeSetUp } from '@comptoir/api-contract/overview';
import { sql } from 'kysely';
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
  return collectionsOf(scope)
    .select([
      sql<number>`count(*)::int`.as('scheduled'),
      sql<number>`count(collection.collected_minor)::int`.as('recorded'),
      sql<number>`(count(*) filter (where collection.status = 'UNCOLLECTED'))::int`.as('due'),
      sql<number>`(count(*) filter (where collection.status = 'COLLECTED'))::int`.as('collected'),
      sql<number>`(count(*) filter (where collection.status in ('COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES')))::int`.as(
        'issues',
      ),
    ])
    .where('collection.scheduledAt', '>=', new Date(begins))
    .where('collection.scheduledAt', '<=', new Date(ends))
    .execute();
}

/** The collections that were not collected on the day for which they were scheduled. */
export function countLate(scope: Scope, { begins }: LocalDay) {
  return collectionsOf(scope)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('collection.status', '=', sql.lit('UNCOLLECTED'))
    .where('collection.scheduledAt', '<', new Date(begins))
    .execute();
}

/** The collections with an issue that nobody of the office has answered. */
export function countUnanswered(scope: Scope) {
  return collectionsOf(scope)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`collection.issue_open`)
    .execute();
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

function collectionsOf({ connection, reach, kind }: Scope) {
  return connection
    .selectFrom('collections as collection')
    .innerJoin('offices as office', 'office.id', 'collection.officeId')
    .select(placeOf(kind).as('place'))
    .where(inReach(reach, 'collection.officeId'))
    .where('office.archivedAt', 'is', null)
    .where('collection.archivedAt', 'is', null)
    .groupBy(placeOf(kind));
}

function placeOf(kind: PlaceKind) {
  return kind === 'office' ? sql<string>`office.id::text` : sql<string>`office.country_code`;
}
