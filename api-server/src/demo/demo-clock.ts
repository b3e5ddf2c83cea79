import { DAY_MS } from '../calendar/durations';

/** How far the demo business reaches back, and how far its schedule reaches ahead, in days. */
export const DAYS_BEHIND = 60;
export const DAYS_AHEAD = 7;

/** Midnight, UTC, so many days after the day of `now`. */
export function startOfDay(now: Date, days = 0): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS);
}

export function later(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + milliseconds);
}
