import { dayAfter, dayOf, instantOn, weekdayOf } from '../calendar/local-day';
import { DEMO_COUNTRIES } from './demo-offices';

const TIME_ZONES = Object.values(DEMO_COUNTRIES).map(({ timeZone }) => timeZone);

/**
 * The day that the demo shows, as 'YYYY-MM-DD'. Between midnight in Algiers and midnight in London these are two: a
 * SUPERADMIN in Algiers reads the next one while the manager in London still works at the first.
 */
export interface DemoDay {
  now: Date;
  first: string;
  last: string;
  /** The latest midnight at which one of them began: what was collected after it was collected on that day. */
  midnight: Date;
}

export function demoDay(now: Date): DemoDay {
  const days = TIME_ZONES.map((timeZone) => dayOf(now, timeZone)).toSorted();
  const first = days.at(0) ?? dayOf(now, 'UTC');
  const last = days.at(-1) ?? first;
  const midnights = TIME_ZONES.map((timeZone) => instantOn(last, 0, timeZone)).filter((midnight) => midnight <= now);
  const midnight = new Date(Math.max(...midnights.map((instant) => instant.getTime())));
  return { now, first, last, midnight };
}

/** The last day before the demo's own on which a country collects. */
export function workdayBefore({ first }: DemoDay, dayOff: number): string {
  const yesterday = dayAfter(first, -1);
  return weekdayOf(yesterday) === dayOff ? dayAfter(first, -2) : yesterday;
}
