import { dayAfter, instantAt, today, weekdayOf } from '@comptoir/kernel/format';

/** Until when something can be put off. */
export const SNOOZES = ['tomorrow', 'day', 'week'] as const;

export type Snooze = (typeof SNOOZES)[number];

/** The time at which a morning begins, on the clocks of the office. */
const MORNING = '07:00';
const DAY_MS = 24 * 3600_000;

/** The moment at which something that is put off comes back. */
export function snoozeEnd(snooze: Snooze, now: Date): Date {
  const day = today(now);
  // A week begins on Monday, which may be tomorrow and is never today.
  const days = snooze === 'week' ? (8 - weekdayOf(day)) % 7 || 7 : 1;
  const instant = snooze === 'day' ? undefined : instantAt(dayAfter(day, days), MORNING);
  return instant === undefined ? new Date(now.getTime() + DAY_MS) : new Date(instant);
}
