import { dayAfter, dayOf as dayIn, instantOn, timeOf as timeIn } from '@comptoir/api-contract/local-time';
import { officeTimeZone } from './office-clock';
import { now } from './server-time';

/** The first day that a record may have: other years are those of another calendar, or a slip of the hand. */
export const FIRST_DAY = '2000-01-01';
/** The last day that a record may have. */
export const LAST_DAY = '2099-12-31';

/** The day of an instant on the clocks of the office, as 'YYYY-MM-DD'; of this moment without one. */
export function today(instant: Date = now(), timeZone: string = officeTimeZone()): string {
  return dayIn(instant, timeZone);
}

/** The day of an instant on the clocks of the office, as 'YYYY-MM-DD'; null for what is no instant. */
export function dayOf(instant: string, timeZone: string = officeTimeZone()): string | null {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : dayIn(at, timeZone);
}

/** What the clocks of the office show at an instant, as 'HH:mm'; null for what is no instant. */
export function timeOf(instant: string, timeZone: string = officeTimeZone()): string | null {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : timeIn(at, timeZone);
}

/**
 * When the clocks of the office show a time ('HH:mm') of a day: the first of two moments where they show it twice, right
 * after the leap where they leap over it. Nothing for what is no day.
 */
export function instantAt(day: string, time: string, timeZone: string = officeTimeZone()): string | undefined {
  if (!isDay(day)) return undefined;
  const [hours, minutes] = time.split(':').map(Number);
  return instantOn(day, (hours ?? 0) * 60 + (minutes ?? 0), timeZone).toISOString();
}

/** The first instant of a day on the clocks of the office, for a filter that includes the day; nothing for what is no day. */
export function startOfDay(day: string, timeZone: string = officeTimeZone()): string | undefined {
  return isDay(day) ? instantOn(day, 0, timeZone).toISOString() : undefined;
}

/** The last millisecond of a day on the clocks of the office; nothing for what is no day. */
export function endOfDay(day: string, timeZone: string = officeTimeZone()): string | undefined {
  if (!isDay(day)) return undefined;
  return new Date(instantOn(dayAfter(day, 1), 0, timeZone).getTime() - 1).toISOString();
}

/** Whether a text is a day of a calendar as 'YYYY-MM-DD': the 30th of February is none. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The day so many months after a day; one that its month does not have is the last of the month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
