import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { hasTyped } from '../database/search';

/** Of few their collections are looked up; among those of many, or of most, the ones that are listed first are soon met. */
export type Breadth = 'few' | 'many' | 'most';

/** A search of collections. */
interface Sought {
  search?: string | undefined;
  finds?: Breadth | undefined;
}

/** More collections than these are many, and so are more agencies or collectors. */
const FEW = 2_000;

/** The same filter, with whether its search finds few or many; a word that nearly everything has finds millions. */
export async function withBreadth<Filter extends Sought>(
  connection: Connection,
  reach: Reach,
  filter: Filter,
): Promise<Filter & Pick<Sought, 'finds'>> {
  const { search = '' } = filter;
  if (search === '') return filter;
  // Read one by one as they are needed: of those that have collections few are.
  const { rows } = await sql<{ many: boolean }>`
    with sought as materialized (
      select office_id, id from agencies where ${isAgency(reach, search)} limit ${sql.lit(FEW + 1)}
    ), asked as materialized (
      select office_id, id from users where ${isCollector(reach, search)} limit ${sql.lit(FEW + 1)}
    )
    select case
      when ${isMany(sql`sought cross join lateral (${collectionsOf('sought')}) found`)} then true
      when ${isMany(sql`asked cross join lateral (${collectionsOf('asked')}) found`)} then true
      else ${isMany(sql`sought`)} or ${isMany(sql`asked`)}
    end as many`.execute(connection);
  return { ...filter, finds: rows[0]?.many ? 'many' : 'few' };
}

/** Has a limit of its own, or PostgreSQL would read the collections of all instead of those of one after the other. */
function collectionsOf(found: 'sought' | 'asked') {
  const whose =
    found === 'sought'
      ? sql`(office_id, agency_id) = (sought.office_id, sought.id)`
      : sql`(office_id, collector_id) = (asked.office_id, asked.id) and archived_at is null`;
  return sql`select 1 from collections where ${whose} limit ${sql.lit(FEW + 1)}`;
}

function isMany(rows: RawBuilder<unknown>) {
  return sql`(select count(*) from (select 1 from ${rows} limit ${sql.lit(FEW + 1)}) counted) > ${sql.lit(FEW)}`;
}

/** Whether a collection is of an agency or a collector that a search finds, or has the number that it says. */
export function matchesSearch(reach: Reach, search: string, finds: Sought['finds']): RawBuilder<boolean> {
  return finds === 'many' || finds === 'most' ? isFound(search) : isAmongFound(reach, search);
}

/** The few that were found lead to their collections; without the reach they would be those of every office. */
function isAmongFound(reach: Reach, search: string): RawBuilder<boolean> {
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

/** The same of one collection after the other. */
function isFound(search: string): RawBuilder<boolean> {
  const number = numberIn(search);
  const matches = [hasAgency(search), hasCollector(search), ...(number === undefined ? [] : [hasNumber(number)])];
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/**
 * The conditions of a search of which a collection meets one at most: those of an agency that it finds, else of a
 * collector, else the one of a number. To count or to add up however many costs no more than to look at so many.
 */
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

/** As a value: what is asked with `exists` or `in` PostgreSQL would look for among all agencies first. */
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

/** All that is said of a user has an index; the name alone counts here. */
function isCollector(reach: Reach, search: string) {
  return sql`${hasTyped(sql`users.search_text`, search)} and ${hasTyped(sql`users.search_name`, search)}
    and ${inReach(reach, 'users.office_id')}`;
}

function numberIn(search: string): bigint | undefined {
  const [, number] = /^#?([1-9]\d{0,17})$/.exec(search) ?? [];
  return number === undefined ? undefined : BigInt(number);
}
