import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../../access/reach';
import { wholeHours, type WholeHours } from '../../calendar/whole-hours';
import type { Connection } from '../../database/database';
import { sumsOf, type CurrencySums } from '../currency-sums';
import { scheduledWithin, type CollectionFilter } from '../filtered-collections';
import { scopeOf } from './hours.repository';

/** What collections in one currency come to, of those between one of the moments and the next. */
export interface PlacedSums extends CurrencySums {
  /** Of the moment, from 1. */
  place: number;
}

/** Up to where rows are looked at, and the moments, earliest first, between which they are added up. */
interface Asked {
  limit: number;
  moments?: readonly Date[] | undefined;
}

/** What the collections of a period come to, from the hours that are kept and the rows of those that are in it in part. */
interface KeptSums {
  sums: PlacedSums[];
  /** How many rows and hours that are: more than the limit is not all. */
  looked: number;
}

/** Whether a filter may be told from hours: of those that nothing but a period and a state narrows. */
export function isByHour({ collectorId }: Reach, filter: CollectionFilter): boolean {
  return collectorId === undefined && scheduledWithin(filter) !== undefined;
}

/** Undefined where the hours are not kept, as of few collections. */
export async function keptSums(
  connection: Connection,
  reach: Reach,
  filter: CollectionFilter,
  { limit, moments = [] }: Asked,
): Promise<KeptSums | undefined> {
  const asked = scheduledWithin(filter);
  if (!asked || !isByHour(reach, filter)) return undefined;
  const hours = wholeHours(asked, moments);
  const placed = (column: string) => placeAmong(moments, sql.ref(column));
  const inState = (column: string) =>
    asked.statuses ? sql`${sql.ref(column)} = any(${[...asked.statuses]}::text[])` : sql`true`;
  const { rows } = await sql<(PlacedSums & { looked: number }) | Nothing>`
    select summed.* from collection_hour_scopes scope left join (
      select figures.place, figures.currency, sum(figures.collected_minor)::int8 as collected,
        sum(figures.scheduled_minor)::int8 as scheduled, sum(figures.collected_rows)::int as collected_count,
        sum(figures.rows)::int as total_count, count(*)::int as looked
      from (
        select * from (
          select ${placed('kept.hour')} as place, kept.currency, kept.rows, kept.collected_rows, kept.scheduled_minor,
            kept.collected_minor
          from collection_hours kept
          where kept.scope = ${scopeOf(reach)} and ${isInCountry(reach)} and ${inHours('kept.hour', hours)}
            and ${inState('kept.status')}
          union all
          select ${placed('change.hour')}, change.currency, change.rows, change.collected_rows, change.scheduled_minor,
            change.collected_minor
          from collection_hour_changes change
          where ${inReach(reach, 'change.office_id')} and ${inHours('change.hour', hours)} and ${inState('change.status')}
          union all
          select ${placed('collection.scheduled_at')}, collection.currency, 1, (collection.collected_minor is not null)::int,
            collection.scheduled_minor, coalesce(collection.collected_minor, 0)
          from unnest(${hours.rest.map(({ from }) => from)}::timestamptz[], ${hours.rest.map(({ to }) => to)}::timestamptz[])
              span (begins, ends)
            join collections collection on collection.scheduled_at between span.begins and span.ends
          where collection.archived_at is null and ${inReach(reach, 'collection.office_id')}
            and ${inState('collection.status')}
        ) read limit ${limit + 1}
      ) figures
      group by figures.place, figures.currency
    ) summed on true
    where scope.scope = ${scopeOf(reach)}`.execute(connection);
  if (rows.length === 0) return undefined;
  const looked = rows.reduce((sum, row) => sum + (row.looked ?? 0), 0);
  const sums = rows.flatMap((row) =>
    // Of what has moved away nothing is left.
    row.currency === null || row.totalCount === 0 ? [] : [{ ...sumsOf(row), place: row.place }],
  );
  return { sums, looked };
}

/** What is told of hours that are kept when there is nothing in them. */
interface Nothing {
  currency: null;
  looked: null;
}

/** The place of a moment among others, from 1. */
export function placeAmong(moments: readonly Date[], moment: RawBuilder<unknown>): RawBuilder<number> {
  if (moments.length === 0) return sql`1`;
  const begins = `{${moments.map((begin) => begin.toISOString()).join(',')}}`;
  // The text is read as dates once because it is selected, else for each row.
  return sql`width_bucket(${moment}, (select ${begins}::timestamptz[]))`;
}

/** The hours of an office are those of its country as well: of another country there are none. */
function isInCountry({ officeId, countryCode }: Reach): RawBuilder<boolean> {
  if (officeId === undefined || countryCode === undefined) return sql`true`;
  return sql`exists (select from offices where id = ${officeId} and country_code = ${countryCode})`;
}

function inHours(column: string, { first, end, without }: WholeHours): RawBuilder<boolean> {
  const hour = sql.ref(column);
  const conditions = [
    ...(first === undefined ? [] : [sql`${hour} >= ${first}`]),
    ...(end === undefined ? [] : [sql`${hour} < ${end}`]),
    ...(without.length === 0 ? [] : [sql`${hour} <> all(${without}::timestamptz[])`]),
  ];
  return sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}
