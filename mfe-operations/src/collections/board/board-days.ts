import { dayAfter, endOfDay, startOfDay } from '@comptoir/kernel/format';
import { localeOf } from '@comptoir/kernel/i18n';

export const BOARD_VIEWS = ['day', 'week'] as const;

export type BoardView = (typeof BOARD_VIEWS)[number];

const WEEK_DAYS = 7;

/** Days ('YYYY-MM-DD') of a view. A week starts with `day`, so that tomorrow is always included. */
export function daysOfView(view: BoardView, day: string): string[] {
  if (view === 'day') return [day];
  return Array.from({ length: WEEK_DAYS }, (_, index) => dayAfter(day, index));
}

/** Day that opens the previous or next page of the board. */
export function neighbour(view: BoardView, day: string, steps: -1 | 1): string {
  return dayAfter(day, view === 'week' ? steps * WEEK_DAYS : steps);
}

/** First and last instant of some days in the time zone of the office, as ISO 8601. */
export function boundsOf(days: readonly string[]): { startDate: string; endDate: string } {
  const startDate = startOfDay(days[0] ?? '');
  const endDate = endOfDay(days.at(-1) ?? '');
  if (startDate === undefined || endDate === undefined) throw new RangeError(`These are no days: ${days.join(', ')}`);
  return { startDate, endDate };
}

/** Day in the header of a column: 'Tue 24 Nov', or with a number in Arabic, whose months are long. */
export function shortDay(day: string, language: string): string {
  const written = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: language === 'ar' ? 'numeric' : 'short',
    timeZone: 'UTC',
  });
  return written.format(new Date(day));
}

/** Days in one line: 'Tuesday, 24 November 2026', or '23–29 November 2026'. */
export function longPeriod(days: readonly string[], language: string): string {
  const [first, last] = [new Date(days[0] ?? ''), new Date(days.at(-1) ?? '')];
  const dateStyle = days.length === 1 ? 'full' : 'long';
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' }).formatRange(first, last);
}
