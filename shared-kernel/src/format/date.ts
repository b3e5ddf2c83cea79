import { localeOf } from '../i18n/language';
import { once } from './once';

/** What shows where there is no date. */
export const NO_DATE = 'N/A';

type Instant = string | Date | null | undefined;

// British English writes them as the lists do, in every language: 05/11/2026 and 14:05.
const day = once(() => new Intl.DateTimeFormat('en-GB'));
const time = once(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }));

/** An instant as a day in the browser's time zone: '05/11/2026'; 'N/A' without one. */
export function formatDate(instant: Instant): string {
  return format(instant, (date) => day().format(date));
}

/** An instant with its minute: '05/11/2026 14:05'. */
export function formatDateTime(instant: Instant): string {
  return format(instant, (date) => `${day().format(date)} ${time().format(date)}`);
}

/** The hour and minute of an instant in the browser's time zone: '14:05'. */
export function formatTime(instant: Instant): string {
  return format(instant, (date) => time().format(date));
}

/** A day written out in `language` (BCP 47): 'Thursday, 5 November 2026'; 'N/A' without one. */
export function formatLongDate(instant: Instant, language = 'en'): string {
  const written = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full' });
  return format(instant, (date) => written.format(date));
}

function format(instant: Instant, write: (date: Date) => string): string {
  const date = new Date(isDay(instant) ? `${instant}T00:00` : (instant ?? Number.NaN));
  return Number.isNaN(date.getTime()) ? NO_DATE : write(date);
}

/** A day without a time is one of the browser's time zone; `Date` alone would take it for one of UTC. */
function isDay(instant: Instant): instant is string {
  return typeof instant === 'string' && /^\d{4}-\d\d-\d\d$/.test(instant);
}
