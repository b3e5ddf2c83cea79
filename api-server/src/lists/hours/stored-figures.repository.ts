import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type RawBuilder } from 'kysely';
import { inReach, type Reach } from '../../access/reach';
import { wholeHours, type WholeHours } from '../../calendar/whole-hours';
import type { Connection } from '../../database/database';
import { byKey } from '../../database/fast';
import { scopeOf, type HourSource } from './hour-source';

/** Inclusive period, with a limit of rows examined. */
interface FiguresQuery {
  from?: string | undefined;
  to?: string | undefined;
  /** Dividers, earliest first; sums are per interval, or in total without dividers. */
  moments?: readonly Date[] | undefined;
  /** Filter on the columns `part` and `currency` of `figures`. */
  where?: RawBuilder<boolean>;
  limit: number;
}

/** Sums as described by `HourSums` in the database; amounts in minor units. */
export interface HourFigures {
  /** 1-based index of the interval. */
  place: number;
  /** '' if parts are not reported separately. */
  part: string;
  currency: CurrencyCode;
  rows: number;
  settledRows: number;
  first: bigint;
  second: bigint;
}

export interface StoredFigures {
  figures: HourFigures[];
  /** Hours and rows read; above the limit the result is incomplete. */
  looked: number;
}

/**
 * Sums of a period from stored hours, pending changes, and the rows of partial hours. Undefined if the reach has
 * no hour sums.
 */
export async function storedFigures(
  connection: Connection,
  { list, rows: rowsOf, reportsParts }: HourSource,
  reach: Reach,
  { from, to, moments = [], where = sql`true`, limit }: FiguresQuery,
): Promise<StoredFigures | undefined> {
  const hours = wholeHours({ from, to }, moments);
  const spans = sql`unnest(${hours.rest.map((span) => span.from)}::timestamptz[],
    ${hours.rest.map((span) => span.to)}::timestamptz[]) span (begins, ends)`;
  const place = placeAmong(moments, sql`figures.at`);
  const part = reportsParts ? sql.ref('figures.part') : sql`''`;
  const { rows } = await sql<(HourFigures & { looked: number }) | EmptyRow>`
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

/** Stored hours of a reach, with quarters of the day where complete. */
function sumsOf(list: HourSource['list'], reach: Reach, { parts, without }: WholeHours): RawBuilder<unknown> {
  const ofReach = sql`select * from hour_sums where list = ${list} and scope = ${scopeOf(reach)} and ${isInCountry(reach)}`;
  const selects = parts.map(
    (part) =>
      sql`${ofReach} and slot = any(${part.slots}::int[]) and ${inHours('hour_sums.hour', { ...part, without })}`,
  );
  return parts.length === 0 ? sql`${ofReach} and false` : sql.join(selects, sql` union all `);
}

interface EmptyRow {
  currency: null;
  looked: null;
}

/** 1-based index of the interval. */
export function placeAmong(moments: readonly Date[], moment: RawBuilder<unknown>): RawBuilder<number> {
  if (moments.length === 0) return sql`1`;
  const begins = `{${moments.map((begin) => begin.toISOString()).join(',')}}`;
  // The subselect parses the dates once instead of per row.
  return sql`width_bucket(${moment}, (select ${begins}::timestamptz[]))`;
}

/** An office outside the country has no rows. */
function isInCountry({ officeId, countryCode }: Reach): RawBuilder<boolean> {
  if (officeId === undefined || countryCode === undefined) return sql`true`;
  return sql`exists (select from offices where id = ${officeId} and country_code = ${countryCode})`;
}

function inHours(
  column: string,
  { first, end, without }: Pick<WholeHours, 'first' | 'end' | 'without'>,
): RawBuilder<boolean> {
  const hour = sql.ref(column);
  // One SQL text for all periods limits the number of prepared statements.
  return sql`(${hour} >= ${first ?? '-infinity'} and ${hour} < ${end ?? 'infinity'}
    and ${hour} <> all(${without}::timestamptz[]))`;
}
