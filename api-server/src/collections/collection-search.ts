import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { hasTyped } from '../database/search';

/** Decides the plan: `few` matches are looked up by agency and collector, otherwise rows are scanned in list order. */
export type Breadth = 'few' | 'many' | 'most';

interface SearchFilter {
  search?: string | undefined;
  finds?: Breadth | undefined;
}

const MATCH_LIMIT = 2_000;

/** Adds the breadth of the search to a filter; a common word may match millions of rows. */
export async function withBreadth<Filter extends SearchFilter>(
  connection: Connection,
  reach: Reach,
  filter: Filter,
): Promise<Filter & Pick<SearchFilter, 'finds'>> {
  const { search = '' } = filter;
  if (search === '') return filter;
  // Counts lazily, since few agencies have collections.
  const { rows } = await sql<{ many: boolean }>`
    with matching_agencies as materialized (
      select office_id, id from agencies where ${isAgency(reach, search)} limit ${sql.lit(MATCH_LIMIT + 1)}
    ), matching_collectors as materialized (
      select office_id, id from users where ${isCollector(reach, search)} limit ${sql.lit(MATCH_LIMIT + 1)}
    )
    select case
      when ${exceedsLimit(sql`matching_agencies cross join lateral (${collectionsOf('matching_agencies')}) found`)} then true
      when ${exceedsLimit(sql`matching_collectors cross join lateral (${collectionsOf('matching_collectors')}) found`)} then true
      else ${exceedsLimit(sql`matching_agencies`)} or ${exceedsLimit(sql`matching_collectors`)}
    end as many`.execute(connection);
  return { ...filter, finds: rows[0]?.many ? 'many' : 'few' };
}

/** The inner limit keeps PostgreSQL from reading the collections of all matches at once. */
function collectionsOf(found: 'matching_agencies' | 'matching_collectors') {
  const whose =
    found === 'matching_agencies'
      ? sql`(office_id, agency_id) = (matching_agencies.office_id, matching_agencies.id)`
      : sql`(office_id, collector_id) = (matching_collectors.office_id, matching_collectors.id) and archived_at is null`;
  return sql`select 1 from collections where ${whose} limit ${sql.lit(MATCH_LIMIT + 1)}`;
}

function exceedsLimit(rows: RawBuilder<unknown>) {
  return sql`(select count(*) from (select 1 from ${rows} limit ${sql.lit(MATCH_LIMIT + 1)}) counted) > ${sql.lit(MATCH_LIMIT)}`;
}

export function matchesSearch(reach: Reach, search: string, finds: SearchFilter['finds']): RawBuilder<boolean> {
  return finds === 'many' || finds === 'most' ? hasMatch(search) : isIndexedMatch(reach, search);
}

/** Index lookups by agency and collector; the reach keeps out matches of other offices. */
function isIndexedMatch(reach: Reach, search: string): RawBuilder<boolean> {
  const found = [
    sql`select found.id from agencies
      join collections found on found.office_id = agencies.office_id and found.agency_id = agencies.id
      where ${isAgency(reach, search)}`,
    sql`select found.id from users
      join collections found on found.office_id = users.office_id and found.collector_id = users.id
      where ${isCollector(reach, search)} and found.archived_at is null`,
  ];
  const number = numberIn(search);
  if (number !== undefined) found.push(sql`select ${number}::bigint`);
  return sql`collection.id in (${sql.join(found, sql` union all `)})`;
}

function hasMatch(search: string): RawBuilder<boolean> {
  const number = numberIn(search);
  const matches = [hasAgency(search), hasCollector(search), ...(number === undefined ? [] : [hasNumber(number)])];
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/** Disjoint conditions of a search, by agency, else collector, else number, so that their counts and sums add up. */
export function partsOfSearch(reach: Reach, search: string): RawBuilder<boolean>[] {
  const number = numberIn(search);
  const others = sql`${hasAgency(search)} is not true`;
  return [
    sql`(collection.office_id, collection.agency_id) in (
      select office_id, id from agencies where ${isAgency(reach, search)})`,
    sql`(collection.office_id, collection.collector_id) in (
      select office_id, id from users where ${isCollector(reach, search)}) and ${others}`,
    ...(number === undefined
      ? []
      : [sql<boolean>`${hasNumber(number)} and ${others} and ${hasCollector(search)} is not true`]),
  ];
}

/** Scalar subquery: with `exists` or `in` PostgreSQL would search all agencies first. */
function hasAgency(search: string) {
  return sql`(select ${hasTyped(sql`agencies.search_text`, search)} from agencies
    where agencies.office_id = collection.office_id and agencies.id = collection.agency_id)`;
}

function hasCollector(search: string) {
  return sql`(select ${hasTyped(sql`users.search_name`, search)} from users
    where users.office_id = collection.office_id and users.id = collection.collector_id)`;
}

function hasNumber(number: bigint) {
  return sql`collection.id = ${number}`;
}

function isAgency(reach: Reach, search: string) {
  return sql`${hasTyped(sql`agencies.search_text`, search)} and ${inReach(reach, 'agencies.office_id')}`;
}

/** `search_text` has the index; only `search_name` decides. */
function isCollector(reach: Reach, search: string) {
  return sql`${hasTyped(sql`users.search_text`, search)} and ${hasTyped(sql`users.search_name`, search)}
    and ${inReach(reach, 'users.office_id')}`;
}

function numberIn(search: string): bigint | undefined {
  const [, number] = /^#?([1-9]\d{0,17})$/.exec(search) ?? [];
  return number === undefined ? undefined : BigInt(number);
}
