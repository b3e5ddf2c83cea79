import { dayAfter, endOfDay, startOfDay } from '@comptoir/kernel/format';
import { localeOf } from '@comptoir/kernel/i18n';

/** What a board shows at once. */
export const BOARD_VIEWS = ['day', 'week'] as const;

export type BoardView = (typeof BOARD_VIEWS)[number];

const WEEK_DAYS = 7;

/** The days ('YYYY-MM-DD') that a board shows from one of them on: a week begins with it, so that tomorrow is always there. */
export function shownDays(view: BoardView, day: string): string[] {
  if (view === 'day') return [day];
  return Array.from({ length: WEEK_DAYS }, (_, index) => dayAfter(day, index));
}

/** The day that a board of the time before or after is asked for with. */
export function neighbour(view: BoardView, day: string, steps: -1 | 1): string {
  return dayAfter(day, view === 'week' ? steps * WEEK_DAYS : steps);
}

/** The first and the last instant of some days, on the clocks of the office, as the API writes instants. */
export function boundsOf(days: readonly string[]): { startDate: string; endDate: string } {
  const startDate = startOfDay(days[0] ?? '');
  const endDate = endOfDay(days.at(-1) ?? '');
  if (startDate === undefined || endDate === undefined) throw new RangeError(`These are no days: ${days.join(', ')}`);
  return { startDate, endDate };
}

/** A day as the head of a column says it: 'Tue 24 Nov'. */
export function shortDay(day: string, language: string): string {
  const written = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return written.format(new Date(day));
}

/** Some days in a line: 'Tuesday, 24 November 2026', or '23–29 November 2026'. */
export function longPeriod(days: readonly string[], language: string): string {
  const [first, last] = [new Date(days[0] ?? ''), new Date(days.at(-1) ?? '')];
  const dateStyle = days.length === 1 ? 'full' : 'long';
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone: 'UTC' }).formatRange(first, last);
}
