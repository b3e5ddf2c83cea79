import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../../access/reach';
import { wholeHours, type WholeHours } from '../../calendar/whole-hours';
import type { Connection } from '../../database/database';
import { byKey } from '../../database/fast';
import { scopeOf, type HourSource } from './hour-source';

/** Rows of a period, both ends included, and up to where they are looked at. */
interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  /** The moments, earliest first, between which they are added up, each part by itself; all together where there are none. */
  moments?: readonly Date[] | undefined;
  /** Which of them, by the columns `part` and `currency` of `figures`. */
  where?: RawBuilder<boolean>;
  limit: number;
}

/** What rows come to, as `HourSums` of the database says of each list; amounts in minor units. */
export interface HourFigures {
  /** Of the moment, from 1. */
  place: number;
  /** '' where the parts of a list are told together. */
  part: string;
  currency: CurrencyCode;
  rows: number;
  settledRows: number;
  first: bigint;
  second: bigint;
}

export interface KeptFigures {
  figures: HourFigures[];
  /** How many hours and rows were looked at: more than the limit is not all. */
  looked: number;
}

/**
 * What the rows of a period come to, from the hours that are kept, what changed in them since, and the rows of the hours
 * that are in the period in part. Undefined where the hours of the reach are not kept.
 */
export async function keptFigures(
  connection: Connection,
  { list, rows: rowsOf, tellsParts }: HourSource,
  reach: Reach,
  { from, to, moments = [], where = sql`true`, limit }: Asked,
): Promise<KeptFigures | undefined> {
  const hours = wholeHours({ from, to }, moments);
  const spans = sql`unnest(${hours.rest.map((span) => span.from)}::timestamptz[],
    ${hours.rest.map((span) => span.to)}::timestamptz[]) span (begins, ends)`;
  const place = placeAmong(moments, sql`figures.at`);
  const part = tellsParts ? sql.ref('figures.part') : sql`''`;
  const { rows } = await sql<(HourFigures & { looked: number }) | Nothing>`
    select summed.* from hour_scopes scope left join (
      select place, part, currency, sum(rows)::int as rows, sum(settled_rows)::int as settled_rows,
        sum(first_minor)::int8 as first, sum(second_minor)::int8 as second, count(*)::int as looked
      from (
        select ${place} as place, ${part} as part, figures.currency, figures.rows, figures.settled_rows, figures.first_minor,
          figures.second_minor
        from (
          select kept.hour as at, kept.part, kept.currency, kept.rows, kept.settled_rows, kept.first_minor, kept.second_minor
          from (${sumsOf(list, reach, hours)}) kept
          union all
          select change.hour, change.part, change.currency, change.rows, change.settled_rows, change.first_minor::bigint,
            change.second_minor::bigint
          from hour_changes change
          where change.list = ${list} and ${inReach(reach, 'change.office_id')} and ${inHours('change.hour', hours)}
          union all
          select row.* from ${spans} cross join lateral (
            select * from (${rowsOf(reach)}) every (at, part, currency, rows, settled_rows, first_minor, second_minor)
            where every.at between span.begins and span.ends
            -- Each span is looked for by itself, or all rows would be read.
            offset 0
          ) row
        ) figures
        where ${where} limit ${limit + 1}
      ) placed
      group by place, part, currency
    ) summed on true
    where scope.list = ${list} and scope.scope = ${scopeOf(reach)} ${byKey}`.execute(connection);
  if (rows.length === 0) return undefined;
  const figures = rows.flatMap(({ looked: _looked, ...row }) => (row.currency === null ? [] : [row]));
  return { figures, looked: rows.reduce((sum, row) => sum + (row.looked ?? 0), 0) };
}

/** The hours of a reach that are kept, and quarters of the day where all of their hours are in the period. */
function sumsOf(list: HourSource['list'], reach: Reach, { parts, without }: WholeHours): RawBuilder<unknown> {
  const ofReach = sql`select * from hour_sums where list = ${list} and scope = ${scopeOf(reach)} and ${isInCountry(reach)}`;
  const selects = parts.map(
    (part) =>
      sql`${ofReach} and slot = any(${part.slots}::int[]) and ${inHours('hour_sums.hour', { ...part, without })}`,
  );
  return parts.length === 0 ? sql`${ofReach} and false` : sql.join(selects, sql` union all `);
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

function inHours(
  column: string,
  { first, end, without }: Pick<WholeHours, 'first' | 'end' | 'without'>,
): RawBuilder<boolean> {
  const hour = sql.ref(column);
  // One text for all periods, so that few statements are prepared.
  return sql`(${hour} >= ${first ?? '-infinity'} and ${hour} < ${end ?? 'infinity'}
    and ${hour} <> all(${without}::timestamptz[]))`;
}
