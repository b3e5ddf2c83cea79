import { dayAfter, instantAt, today, weekdayOf } from '@comptoir/kernel/format';

export const SNOOZES = ['tomorrow', 'day', 'week'] as const;

export type Snooze = (typeof SNOOZES)[number];

/** Start of a morning in the time zone of the office. */
const MORNING = '07:00';
const DAY_MS = 24 * 3600_000;

export function snoozeEnd(snooze: Snooze, now: Date): Date {
  const day = today(now);
  // The next Monday, which may be tomorrow but is never today.
  const days = snooze === 'week' ? (8 - weekdayOf(day)) % 7 || 7 : 1;
  const instant = snooze === 'day' ? undefined : instantAt(dayAfter(day, days), MORNING);
  return instant === undefined ? new Date(now.getTime() + DAY_MS) : new Date(instant);
}
