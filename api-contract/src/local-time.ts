import type { LocalDay } from './collection-state';

const DAY_MS = 24 * 3600_000;

// Creating a format costs a hundred times as much as using it. Swedish formats days as ISO 8601.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** Day of an instant in a time zone, as 'YYYY-MM-DD'. */
export function dayOf(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant).slice(0, 10);
}

/** Time of an instant in a time zone, as 'HH:mm'. */
export function timeOf(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant).slice(11, 16);
}

/** Adds days to a day; `days` may be negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday, 6 for Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * Instant at a number of minutes after midnight of a day in a time zone; right after the gap if that time is skipped.
 */
export function instantOn(day: string, minutes: number, timeZone: string): Date {
  return instantShown(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000, timeZone);
}

/** Instant of another day with the same local time in a time zone. */
export function onAnotherDay(instant: Date, day: string, timeZone: string): Date {
  const wall = instant.getTime() + offsetAt(instant.getTime(), timeZone);
  const sinceMidnight = wall - Math.floor(wall / DAY_MS) * DAY_MS;
  return instantShown(Date.parse(`${day}T00:00:00Z`) + sinceMidnight, timeZone);
}

/** Day in a time zone (IANA) that contains `now`. */
export function localDay(timeZone: string, now = new Date()): LocalDay {
  const today = dayOf(now, timeZone);
  return {
    begins: instantOn(today, 0, timeZone).getTime(),
    ends: instantOn(dayAfter(today, 1), 0, timeZone).getTime() - 1,
  };
}

/** Local time of an instant in a time zone, as milliseconds of the same time in UTC. */
export function shownAt(instant: Date, timeZone: string): number {
  return instant.getTime() + offsetAt(instant.getTime(), timeZone);
}

/** Offset from UTC in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${formatOf(timeZone).format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** Instant of a local time, given as milliseconds of the same time in UTC. */
export function instantShown(wall: number, timeZone: string): Date {
  // Clocks change at most once within two days, so one of the two offsets applies.
  const instants = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => new Date(wall - offsetAt(near, timeZone)))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const right = instants.find((instant) => instant.getTime() + offsetAt(instant.getTime(), timeZone) >= wall);
  return right ?? new Date(wall);
}
