import { localeOf } from '../i18n/language';
import { officeTimeZone } from './office-clock';

/** Shown instead of a missing date. */
export const NO_DATE = 'N/A';

type Instant = string | Date | null | undefined;

/** Creating an `Intl` format takes milliseconds, more on a slow phone, so formats are created on demand and cached. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions, language = 'en-GB'): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known;
}

// British English gives the format of lists in all languages: 05/11/2026 and 14:05.

/** Formats an instant as a day in the time zone of the office: '05/11/2026'; 'N/A' without one. */
export function formatDate(instant: Instant, timeZone: string = officeTimeZone()): string {
  return format(instant, timeZone, day);
}

/** Formats an instant with its minute: '05/11/2026 14:05'. */
export function formatDateTime(instant: Instant, timeZone: string = officeTimeZone()): string {
  return format(instant, timeZone, (date, zone) => `${day(date, zone)} ${time(date, zone)}`);
}

/** Formats the time of an instant in the time zone of the office: '14:05'. */
export function formatTime(instant: Instant, timeZone: string = officeTimeZone()): string {
  return format(instant, timeZone, time);
}

/** Formats a day in full in `language` (BCP 47): 'Thursday, 5 November 2026'; 'N/A' without one. */
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
  // `Date` parses a day without a time as midnight UTC.
  return write(date, typeof instant === 'string' && /^\d{4}-\d\d-\d\d$/.test(instant) ? 'UTC' : timeZone);
}
