import { localeOf } from '../i18n/language';
import { officeTimeZone } from './office-clock';

/** What shows where there is no date. */
export const NO_DATE = 'N/A';

type Instant = string | Date | null | undefined;

/** A format of `Intl` takes milliseconds to make, many on a slow phone: each is made when it is first needed, and kept. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions, language = 'en-GB'): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known;
}

// British English writes them as the lists do, in every language: 05/11/2026 and 14:05.

/** An instant as a day on the clocks of the office: '05/11/2026'; 'N/A' without one. */
export function formatDate(instant: Instant, timeZone: string = officeTimeZone()): string {
  return format(instant, timeZone, day);
}

/** An instant with its minute: '05/11/2026 14:05'. */
export function formatDateTime(instant: Instant, timeZone: string = officeTimeZone()): string {
  return format(instant, timeZone, (date, zone) => `${day(date, zone)} ${time(date, zone)}`);
}

/** What the clocks of the office show at an instant: '14:05'. */
export function formatTime(instant: Instant, timeZone: string = officeTimeZone()): string {
  return format(instant, timeZone, time);
}

/** A day written out in `language` (BCP 47): 'Thursday, 5 November 2026'; 'N/A' without one. */
export function formatLongDate(instant: Instant, language = 'en', timeZone: string = officeTimeZone()): string {
  return format(instant, timeZone, (date, zone) =>
    formatOf({ dateStyle: 'full', timeZone: zone }, localeOf(language)).format(date),
  );
}

function day(date: Date, timeZone: string): string {
  return formatOf({ timeZone }).format(date);
}

function time(date: Date, timeZone: string): string {
  return formatOf({ timeZone, timeStyle: 'short' }).format(date);
}

function format(instant: Instant, timeZone: string, write: (date: Date, timeZone: string) => string): string {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  // A day without a time is the same one everywhere; `Date` takes it for its beginning in UTC.
  return write(date, typeof instant === 'string' && /^\d{4}-\d\d-\d\d$/.test(instant) ? 'UTC' : timeZone);
}
