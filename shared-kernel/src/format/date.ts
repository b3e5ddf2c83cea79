import dayjs from 'dayjs';

/** What shows where there is no date. */
export const NO_DATE = 'N/A';

type Instant = string | Date | null | undefined;

/** An instant as a day in the browser's time zone: '05/11/2026'; 'N/A' without one. */
export function formatDate(instant: Instant): string {
  return format(instant, 'DD/MM/YYYY');
}

/** An instant with its minute: '05/11/2026 14:05'. */
export function formatDateTime(instant: Instant): string {
  return format(instant, 'DD/MM/YYYY HH:mm');
}

/** The hour and minute of an instant in the browser's time zone: '14:05'. */
export function formatTime(instant: Instant): string {
  return format(instant, 'HH:mm');
}

/** Where a language is written in several ways: day before month, and Western digits as in the lists. */
const WRITTEN_AS: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-DZ' };

/** A day written out in `language` (BCP 47): 'Thursday, 5 November 2026'; 'N/A' without one. */
export function formatLongDate(instant: Instant, language = 'en'): string {
  const day = dayjs(instant ?? Number.NaN);
  if (!day.isValid()) return NO_DATE;
  return new Intl.DateTimeFormat(WRITTEN_AS[language] ?? language, { dateStyle: 'full' }).format(day.toDate());
}

function format(instant: Instant, pattern: string): string {
  const day = dayjs(instant ?? Number.NaN);
  return day.isValid() ? day.format(pattern) : NO_DATE;
}
