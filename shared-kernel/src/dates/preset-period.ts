import { today } from '../format';

/** First and last day as 'YYYY-MM-DD', both included; '' for an open end. */
export interface Period {
  from: string;
  to: string;
}

/** The periods of what has happened that people ask for most. */
export const PERIOD_NAMES = ['today', 'lastSevenDays', 'thisMonth', 'lastMonth'] as const;

/** A period that a person chooses by name. */
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** Any period that has a name; weeks begin on Monday. */
export type NamedPeriod = PeriodName | 'thisWeek';

/** The days of a period in the browser's time zone; one that lasts until now has an open end. */
export function presetPeriod(name: PeriodName, now: Date = new Date()): Period {
  return namedPeriod(name, 'past', now);
}

/** The same of what has happened, or of what is planned: there each period ends with its last day. */
export function namedPeriod(name: NamedPeriod, of: 'past' | 'plans', now: Date = new Date()): Period {
  const { from, to } = wholePeriod(name, now);
  return { from, to: of === 'past' && to >= today(now) ? '' : to };
}

/** The days of a period whose ends may be said by its name, as in an address: 'thisWeek' is another week next week. */
export function periodOf({ from, to }: Period, of: 'past' | 'plans', now: Date = new Date()): Period {
  return {
    from: isNamed(from) ? namedPeriod(from, of, now).from : from,
    to: isNamed(to) ? namedPeriod(to, of, now).to : to,
  };
}

function isNamed(day: string): day is NamedPeriod {
  return day === 'thisWeek' || PERIOD_NAMES.some((name) => name === day);
}

function wholePeriod(name: NamedPeriod, now: Date): Period {
  const day = now.getDate();
  const monday = day - ((now.getDay() + 6) % 7);
  switch (name) {
    case 'today':
      return { from: today(now), to: today(now) };
    case 'thisWeek':
      return { from: dayOf(now, 0, monday), to: dayOf(now, 0, monday + 6) };
    case 'lastSevenDays':
      return { from: dayOf(now, 0, day - 6), to: today(now) };
    case 'thisMonth':
      return { from: dayOf(now, 0, 1), to: dayOf(now, 1, 0) };
    case 'lastMonth':
      return { from: dayOf(now, -1, 1), to: dayOf(now, 0, 0) };
  }
}

/** A day of the month that is so many months off; day 0 is the last one of the month before. */
function dayOf(now: Date, months: number, day: number): string {
  return today(new Date(now.getFullYear(), now.getMonth() + months, day));
}
