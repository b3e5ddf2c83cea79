import { dayAfter, firstWeekday, monthsAfter, now as serverTime, today, weekdayOf } from '../format';

/** First and last day as 'YYYY-MM-DD', both included; '' for an open end. */
export interface Period {
  from: string;
  to: string;
}

/** The periods of what has happened that people ask for most. */
export const PERIOD_NAMES = ['today', 'lastSevenDays', 'thisMonth', 'lastMonth'] as const;

/** A period that a person chooses by name. */
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** Any period that has a name; weeks begin as they do in the country of the office. */
export type NamedPeriod = PeriodName | 'thisWeek';

/** The days of a period on the clocks of the office; one that lasts until now has an open end. */
export function presetPeriod(name: PeriodName, now: Date = serverTime()): Period {
  return namedPeriod(name, 'past', now);
}

/** The same of what has happened, or of what is planned: there each period ends with its last day. */
export function namedPeriod(name: NamedPeriod, of: 'past' | 'plans', now: Date = serverTime()): Period {
  const { from, to } = wholePeriod(name, now);
  return { from, to: of === 'past' && to >= today(now) ? '' : to };
}

/** The days of a period whose ends may be said by its name, as in an address: 'thisWeek' is another week next week. */
export function periodOf({ from, to }: Period, of: 'past' | 'plans', now: Date = serverTime()): Period {
  return {
    from: isNamed(from) ? namedPeriod(from, of, now).from : from,
    to: isNamed(to) ? namedPeriod(to, of, now).to : to,
  };
}

function isNamed(day: string): day is NamedPeriod {
  return day === 'thisWeek' || PERIOD_NAMES.some((name) => name === day);
}

function wholePeriod(name: NamedPeriod, now: Date): Period {
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

/** The first day of the week of a day. */
export function weekOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) - firstWeekday() + 7) % 7));
}
