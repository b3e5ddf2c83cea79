import { dayAfter, dayOf, instantOn, instantShown, offsetAt } from '@comptoir/api-contract/local-time';
import { DAY_MS } from './durations';

export {
  dayAfter,
  dayOf,
  instantOn,
  localDay,
  onAnotherDay,
  shownAt,
  timeOf,
  weekdayOf,
} from '@comptoir/api-contract/local-time';

/** Like `instantOn`, but resolves clock changes: the first of two repeated instants, or the end of a skipped hour. */
export function resolveLocalTime(day: string, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const late = instantShown(wall, timeZone).getTime();
  if (late + offsetAt(late, timeZone) === wall) return new Date(late);
  // Bisects for the moment of the clock change.
  let [before, after] = [late - DAY_MS, late];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle + offsetAt(middle, timeZone) < wall) before = middle;
    else after = middle;
  }
  return new Date(after);
}

export interface CalendarDay {
  day: string;
  begins: Date;
}

export function daysBetween(first: Date, last: Date, timeZone: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  const end = dayOf(last, timeZone);
  for (let day = dayOf(first, timeZone); day <= end; day = dayAfter(day, 1)) {
    days.push({ day, begins: instantOn(day, 0, timeZone) });
  }
  return days;
}

/** First and last millisecond of a range of local days, both inclusive. */
export function boundsOf(first: string, last: string, timeZone: string): { startDate: string; endDate: string } {
  const end = instantOn(dayAfter(last, 1), 0, timeZone).getTime() - 1;
  return { startDate: instantOn(first, 0, timeZone).toISOString(), endDate: new Date(end).toISOString() };
}

export function lastDays(days: number, now: Date, timeZone: string): { startDate: string; endDate: string } {
  const today = dayOf(now, timeZone);
  return boundsOf(dayAfter(today, 1 - days), today, timeZone);
}
