import { dayAfter, dayOf as dayIn, instantOn, timeOf as timeIn } from '@comptoir/api-contract/local-time';
import { officeTimeZone } from './office-clock';
import { now } from './server-time';

/** First day allowed in a record; earlier years are typing errors or another calendar. */
export const FIRST_DAY = '2000-01-01';
/** Last day allowed in a record. */
export const LAST_DAY = '2099-12-31';

/** Day of an instant in the time zone of the office, as 'YYYY-MM-DD'; defaults to now. */
export function today(instant: Date = now(), timeZone: string = officeTimeZone()): string {
  return dayIn(instant, timeZone);
}

/** Day of an instant in the time zone of the office, as 'YYYY-MM-DD'; null for an invalid instant. */
export function dayOf(instant: string, timeZone: string = officeTimeZone()): string | null {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : dayIn(at, timeZone);
}

/** Time of an instant in the time zone of the office, as 'HH:mm'; null for an invalid instant. */
export function timeOf(instant: string, timeZone: string = officeTimeZone()): string | null {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : timeIn(at, timeZone);
}

/**
 * Instant of a local time ('HH:mm') of a day in the time zone of the office: the first of two if the time is repeated,
 * right after the gap if it is skipped. Undefined for an invalid day.
 */
export function instantAt(day: string, time: string, timeZone: string = officeTimeZone()): string | undefined {
  if (!isDay(day)) return undefined;
  const [hours, minutes] = time.split(':').map(Number);
  return instantOn(day, (hours ?? 0) * 60 + (minutes ?? 0), timeZone).toISOString();
}

/** First instant of a day in the time zone of the office, for inclusive filters; undefined for an invalid day. */
export function startOfDay(day: string, timeZone: string = officeTimeZone()): string | undefined {
  return isDay(day) ? instantOn(day, 0, timeZone).toISOString() : undefined;
}

/** Last millisecond of a day in the time zone of the office; undefined for an invalid day. */
export function endOfDay(day: string, timeZone: string = officeTimeZone()): string | undefined {
  if (!isDay(day)) return undefined;
  return new Date(instantOn(dayAfter(day, 1), 0, timeZone).getTime() - 1).toISOString();
}

/** True if a text is a calendar day as 'YYYY-MM-DD'; false for 30 February. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Adds months to a day; clamps to the last day of the month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
