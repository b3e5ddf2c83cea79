import type { LocalDay } from './collection-state';

const DAY_MS = 24 * 3600_000;

// Making a format costs a hundred times as much as using it. Swedish writes days as ISO 8601 does.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** The day that an instant belongs to in a time zone, as 'YYYY-MM-DD'. */
export function dayOf(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant).slice(0, 10);
}

/** The time that clocks of a time zone show at an instant, as 'HH:mm'. */
export function timeOf(instant: Date, timeZone: string): string {
  return formatOf(timeZone).format(instant).slice(11, 16);
}

/** The day so many days after a day, before it when `days` is below 0. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for a Sunday, 6 for a Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** When clocks of a time zone show so many minutes after midnight on a day; where they leap over it, right after. */
export function instantOn(day: string, minutes: number, timeZone: string): Date {
  return instantShown(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000, timeZone);
}

/** The moment of another day at which clocks of a time zone show the same time as at this one. */
export function onAnotherDay(instant: Date, day: string, timeZone: string): Date {
  const wall = instant.getTime() + offsetAt(instant.getTime(), timeZone);
  const sinceMidnight = wall - Math.floor(wall / DAY_MS) * DAY_MS;
  return instantShown(Date.parse(`${day}T00:00:00Z`) + sinceMidnight, timeZone);
}

/** The day of a time zone (IANA name) that holds the moment `now`. */
export function localDay(timeZone: string, now = new Date()): LocalDay {
  const today = dayOf(now, timeZone);
  return {
    begins: instantOn(today, 0, timeZone).getTime(),
    ends: instantOn(dayAfter(today, 1), 0, timeZone).getTime() - 1,
  };
}

/** What clocks of a time zone show at an instant: the moment, in milliseconds, at which those of UTC show the same. */
export function shownAt(instant: Date, timeZone: string): number {
  return instant.getTime() + offsetAt(instant.getTime(), timeZone);
}

/** How far clocks are ahead of UTC, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${formatOf(timeZone).format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** When clocks show what those of UTC show at the moment `wall`. */
export function instantShown(wall: number, timeZone: string): Date {
  // Clocks are changed at most once within two days, so that one of the two offsets holds.
  const instants = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => new Date(wall - offsetAt(near, timeZone)))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const right = instants.find((instant) => instant.getTime() + offsetAt(instant.getTime(), timeZone) >= wall);
  return right ?? new Date(wall);
}
