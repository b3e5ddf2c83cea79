import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { containing, searchPattern, textOfUser } from '../database/search';

/** A search of collections. */
interface Sought {
  search?: string | undefined;
  /** Of few their collections are looked up; among those of many the ones that are listed first are soon met. */
  finds?: 'few' | 'many' | undefined;
}

/** More agencies than these are many, whatever they have. */
const FEW_AGENCIES = 300;
/** More collections than these are many. */
const FEW_COLLECTIONS = 5_000;

/** The same filter, with whether its search finds few or many; a word that nearly everything has finds millions. */
export async function withBreadth<Filter extends Sought>(
  connection: Connection,
  reach: Reach,
  filter: Filter,
): Promise<Filter & Pick<Sought, 'finds'>> {
  const { search = '' } = filter;
  if (search === '') return filter;
  const { rows } = await sql<{ many: boolean }>`
    with sought as materialized (
      select office_id, id from agencies where ${isAgency(reach, search)} limit ${sql.lit(FEW_AGENCIES + 1)}
    ), asked as materialized (
      select office_id, id from users where ${isCollector(reach, search)} limit ${sql.lit(FEW_AGENCIES + 1)}
    )
    select case
      when (select count(*) from sought) > ${sql.lit(FEW_AGENCIES)} then true
      when (select coalesce(sum(sums.rows), 0) from asked
        join collector_sums sums on sums.office_id = asked.office_id and sums.collector_id = asked.id)
        > ${sql.lit(FEW_COLLECTIONS)} then true
      else (select count(*) from (
        select 1 from sought join collections found on found.office_id = sought.office_id and found.agency_id = sought.id
        limit ${sql.lit(FEW_COLLECTIONS + 1)}) counted) > ${sql.lit(FEW_COLLECTIONS)}
    end as many`.execute(connection);
  return { ...filter, finds: rows[0]?.many ? 'many' : 'few' };
}

/** Whether a collection is of an agency or a collector that a search finds, or has the number that it says. */
export function matchesSearch(reach: Reach, search: string, finds: Sought['finds']): RawBuilder<boolean> {
  return finds === 'many' ? isFound(search) : isAmongFound(reach, search);
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
  return sql`(select agencies.search_text like ${searchPattern(search)} from agencies
    where agencies.office_id = collection.office_id and agencies.id = collection.agency_id)`;
}

function hasCollector(search: string) {
  return sql`(select lower(users.name) like lower(${containing(search)}) from users
    where users.office_id = collection.office_id and users.id = collection.collector_id)`;
}

function hasNumber(number: bigint) {
  return sql`collection.id = ${number}`;
}

function isAgency(reach: Reach, search: string) {
  return sql`agencies.search_text like ${searchPattern(search)} and ${inReach(reach, 'agencies.office_id')}`;
}

/** All that is said of a user has an index; the name alone counts here. */
function isCollector(reach: Reach, search: string) {
  return sql`${textOfUser} like lower(${containing(search)}) and lower(users.name) like lower(${containing(search)})
    and ${inReach(reach, 'users.office_id')}`;
}

function numberIn(search: string): bigint | undefined {
  const [, number] = /^#?([1-9]\d{0,17})$/.exec(search) ?? [];
  return number === undefined ? undefined : BigInt(number);
}
