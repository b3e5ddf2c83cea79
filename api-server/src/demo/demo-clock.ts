import { DAY_MS } from '../calendar/durations';

/** Past and future range of demo data, in days. */
export const DAYS_BEHIND = 60;
export const DAYS_AHEAD = 7;

export function startOfDay(now: Date, days = 0): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS);
}

export function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
