import dayjs from 'dayjs';

/** The time over which the collections of a collector are counted. */
export const COLLECTOR_PERIODS = ['week', 'month', 'quarter'] as const;

export type CollectorPeriod = (typeof COLLECTOR_PERIODS)[number];

/** The period that an address names; this week for anything else. */
export function periodOf(name: string): CollectorPeriod {
  return COLLECTOR_PERIODS.find((period) => period === name) ?? 'week';
}

/** Where a period begins: this week on Monday at 00:00 local time, the others one and three months before now. */
export function periodStart(period: CollectorPeriod, now: Date = new Date()): string {
  switch (period) {
    case 'week':
      return dayjs(now)
        .subtract((now.getDay() + 6) % 7, 'day')
        .startOf('day')
        .toISOString();
    case 'month':
      return dayjs(now).subtract(1, 'month').toISOString();
    case 'quarter':
      return dayjs(now).subtract(3, 'month').toISOString();
  }
}
