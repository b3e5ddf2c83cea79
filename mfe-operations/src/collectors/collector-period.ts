import {
  dayAfter,
  instantAt,
  monthsAfter,
  now as serverTime,
  startOfDay,
  timeOf,
  today,
  weekdayOf,
} from '@comptoir/kernel/format';

/** The time over which the collections of a collector are counted. */
export const COLLECTOR_PERIODS = ['week', 'month', 'quarter'] as const;

export type CollectorPeriod = (typeof COLLECTOR_PERIODS)[number];

/** The period that an address names; this week for anything else. */
export function periodOf(name: string): CollectorPeriod {
  return COLLECTOR_PERIODS.find((period) => period === name) ?? 'week';
}

/**
 * Where a period begins on the clocks of the office: this week on Monday at 00:00, the others one and three months before
 * now.
 */
export function periodStart(period: CollectorPeriod, now: Date = serverTime()): string {
  const day = today(now);
  switch (period) {
    case 'week':
      return startOfDay(dayAfter(day, -((weekdayOf(day) + 6) % 7))) ?? '';
    case 'month':
      return monthsBefore(now, 1);
    case 'quarter':
      return monthsBefore(now, 3);
  }
}

function monthsBefore(now: Date, months: number): string {
  return instantAt(monthsAfter(today(now), -months), timeOf(now.toISOString()) ?? '') ?? '';
}
