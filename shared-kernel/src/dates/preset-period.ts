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

/** The days of a period in the browser's time zone; one that lasts until now has an open end. */
export function presetPeriod(name: PeriodName, now: Date = new Date()): Period {
  switch (name) {
    case 'today':
      return { from: today(now), to: '' };
    case 'lastSevenDays':
      return { from: dayOf(now, 0, now.getDate() - 6), to: '' };
    case 'thisMonth':
      return { from: dayOf(now, 0, 1), to: '' };
    case 'lastMonth':
      return { from: dayOf(now, -1, 1), to: dayOf(now, 0, 0) };
  }
}

/** A day of the month that is so many months off; day 0 is the last one of the month before. */
function dayOf(now: Date, months: number, day: number): string {
  return today(new Date(now.getFullYear(), now.getMonth() + months, day));
}
