import {
  TOTALS_DAYS,
  type CollectionTotal,
  type CollectionTotalsQuery,
} from '@comptoir/api-contract/collection-totals';
import type { Reach } from '../access/reach';
import { DAY_MS } from '../calendar/durations';
import { daysBetween } from '../calendar/local-day';
import type { Connection } from '../database/database';
import { byCurrency } from '../lists/by-currency';
import { collectionFilter } from './collection-filter';
import { inMajorUnits } from './collection-sums';
import { sumByDay, type DaySums } from './collection-totals.repository';

const YEAR_DAYS = 365;
/** Range in which local days keep four-digit years in every time zone. */
const [EARLIEST, LATEST] = [Date.UTC(1000, 0, 4), Date.UTC(9999, 11, 28)];

/**
 * Sums per local day and currency, earliest first.
 *
 * @throws {ApiError} `too-many-to-sum` above the limit
 */
export async function totalsByDay(
  connection: Connection,
  reach: Reach,
  query: Omit<CollectionTotalsQuery, 'officeId'>,
): Promise<CollectionTotal[]> {
  const period = periodOf(query, new Date());
  const days = daysBetween(representable(period.startDate), representable(period.endDate), query.timeZone ?? 'UTC');
  const filter = collectionFilter({ ...query, ...period });
  const sums = await sumByDay(connection, reach, { ...filter, days });
  return sums.toSorted(byDayAndCurrency).map(inMajorUnits);
}

function periodOf({ startDate, endDate }: Pick<CollectionTotalsQuery, 'startDate' | 'endDate'>, now: Date) {
  const length = TOTALS_DAYS * DAY_MS;
  const unbounded = endDate === undefined ? now.getTime() - YEAR_DAYS * DAY_MS : Date.parse(endDate) - length;
  const start = startDate ?? representable(unbounded).toISOString();
  return { startDate: start, endDate: endDate ?? representable(Date.parse(start) + length).toISOString() };
}

function representable(instant: number | string): Date {
  return new Date(Math.min(Math.max(new Date(instant).getTime(), EARLIEST), LATEST));
}

function byDayAndCurrency(one: DaySums, other: DaySums): number {
  return Number(one.day > other.day) - Number(one.day < other.day) || byCurrency(one, other);
}
