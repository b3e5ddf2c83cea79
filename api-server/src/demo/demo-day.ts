import { dayAfter, dayOf, instantOn, weekdayOf } from '../calendar/local-day';
import { DEMO_COUNTRIES } from './demo-offices';

const TIME_ZONES = Object.values(DEMO_COUNTRIES).map(({ timeZone }) => timeZone);

/** 'YYYY-MM-DD' bounds of today. Between midnight in Algiers and in London these are two days. */
export interface DemoDay {
  now: Date;
  first: string;
  last: string;
  /** Latest local midnight: collections after it belong to today everywhere. */
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

export function workdayBefore({ first }: DemoDay, dayOff: number): string {
  const yesterday = dayAfter(first, -1);
  return weekdayOf(yesterday) === dayOff ? dayAfter(first, -2) : yesterday;
}
