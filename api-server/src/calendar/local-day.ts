import type { LocalDay } from '@comptoir/api-contract/collection-state';
import { DAY_MS } from './durations';

// Making a format costs a hundred times as much as using it. The Swedish way to write a day is that of ISO 8601.
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

/**
 * The same as the first moment at or after which clocks show it: the first of two where they show it twice, the end of
 * the leap where they leap over it.
 */
export function momentShown(day: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const late = instantShown(wall, timeZone).getTime();
  if (late + offsetAt(late, timeZone) === wall) return new Date(late);
  // They leap somewhere before `late`: after the moment at which they still show less.
  let [before, after] = [late - DAY_MS, late];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle + offsetAt(middle, timeZone) < wall) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The moment of another day at which clocks of a time zone show the same time as at this one. */
export function onAnotherDay(instant: Date, day: string, timeZone: string): Date {
  const wall = instant.getTime() + offsetAt(instant.getTime(), timeZone);
  const sinceMidnight = wall - Math.floor(wall / DAY_MS) * DAY_MS;
  return instantShown(Date.parse(`${day}T00:00:00Z`) + sinceMidnight, timeZone);
}

/** When clocks show what those of UTC show at the moment `wall`. */
function instantShown(wall: number, timeZone: string): Date {
  // Clocks are changed at most once within two days, so that one of the two offsets holds.
  const instants = [wall - DAY_MS, wall + DAY_MS]
    .map((near) => new Date(wall - offsetAt(near, timeZone)))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const right = instants.find((instant) => instant.getTime() + offsetAt(instant.getTime(), timeZone) >= wall);
  return right ?? new Date(wall);
}

/** The day of a time zone (IANA name) that holds the moment `now`. */
export function localDay(timeZone: string, now = new Date()): LocalDay {
  const today = dayOf(now, timeZone);
  return {
    begins: instantOn(today, 0, timeZone).getTime(),
    ends: instantOn(dayAfter(today, 1), 0, timeZone).getTime() - 1,
  };
}

/** A day, and the moment when it begins somewhere. */
export interface CalendarDay {
  day: string;
  begins: Date;
}

/** The days of a time zone that hold the moments from one to another, earliest first. */
export function daysBetween(first: Date, last: Date, timeZone: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  const end = dayOf(last, timeZone);
  for (let day = dayOf(first, timeZone); day <= end; day = dayAfter(day, 1)) {
    days.push({ day, begins: instantOn(day, 0, timeZone) });
  }
  return days;
}

/** The first and the last millisecond of the days from one to another, both included. */
export function boundsOf(first: string, last: string, timeZone: string): { startDate: string; endDate: string } {
  const end = instantOn(dayAfter(last, 1), 0, timeZone).getTime() - 1;
  return { startDate: instantOn(first, 0, timeZone).toISOString(), endDate: new Date(end).toISOString() };
}

/** The bounds of so many days of which the last is the day of `now`. */
export function lastDays(days: number, now: Date, timeZone: string): { startDate: string; endDate: string } {
  const today = dayOf(now, timeZone);
  return boundsOf(dayAfter(today, 1 - days), today, timeZone);
}

/** What clocks of a time zone show at an instant: the moment, in milliseconds, at which those of UTC show the same. */
export function shownAt(instant: Date, timeZone: string): number {
  return instant.getTime() + offsetAt(instant.getTime(), timeZone);
}

/** How far clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${formatOf(timeZone).format(seconds).replace(' ', 'T')}Z`) - seconds;
}
