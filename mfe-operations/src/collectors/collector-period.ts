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

export const COLLECTOR_PERIODS = ['week', 'month', 'quarter'] as const;

export type CollectorPeriod = (typeof COLLECTOR_PERIODS)[number];

/** This week for an unknown name. */
export function periodOf(name: string): CollectorPeriod {
  return COLLECTOR_PERIODS.find((period) => period === name) ?? 'week';
}

/** Start of a period in the time zone of the office: Monday 00:00 of this week, else one or three months before now. */
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
