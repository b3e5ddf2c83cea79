import {
  dayAfter,
  firstWeekday,
  monthsAfter,
  now as serverTime,
  today,
  weekdayOf,
} from '@comptoir/kernel/internal/format';

/** First and last day as 'YYYY-MM-DD', inclusive; '' for an open end. */
export interface Period {
  from: string;
  to: string;
}

/** Common past periods. */
export const PERIOD_NAMES = ['today', 'lastSevenDays', 'thisMonth', 'lastMonth'] as const;

/** A period that a person selects by name. */
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** Any named period; weeks begin as in the country of the office. */
export type NamedPeriod = PeriodName | 'thisWeek';

/** Days of a period in the time zone of the office; one that lasts until now has an open end. */
export function presetPeriod(name: PeriodName, now: Date = serverTime()): Period {
  return namedPeriod(name, 'past', now);
}

/** Days of a named period; for plans it includes its last day. */
export function namedPeriod(name: NamedPeriod, of: 'past' | 'plans', now: Date = serverTime()): Period {
  const { from, to } = fullPeriod(name, now);
  return { from, to: of === 'past' && to >= today(now) ? '' : to };
}

/** Days of a period whose ends may be names, as in a URL: 'thisWeek' moves with time. */
export function periodOf({ from, to }: Period, of: 'past' | 'plans', now: Date = serverTime()): Period {
  return {
    from: isNamed(from) ? namedPeriod(from, of, now).from : from,
    to: isNamed(to) ? namedPeriod(to, of, now).to : to,
  };
}

function isNamed(day: string): day is NamedPeriod {
  return day === 'thisWeek' || PERIOD_NAMES.some((name) => name === day);
}

function fullPeriod(name: NamedPeriod, now: Date): Period {
  const day = today(now);
  const month = `${day.slice(0, 8)}01`;
  const week = weekOf(day);
  switch (name) {
    case 'today':
      return { from: day, to: day };
    case 'thisWeek':
      return { from: week, to: dayAfter(week, 6) };
    case 'lastSevenDays':
      return { from: dayAfter(day, -6), to: day };
    case 'thisMonth':
      return { from: month, to: dayAfter(monthsAfter(month, 1), -1) };
    case 'lastMonth':
      return { from: monthsAfter(month, -1), to: dayAfter(month, -1) };
  }
}

/** First day of the week that contains a day. */
export function weekOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) - firstWeekday() + 7) % 7));
}
