import { onAnotherDay } from '@comptoir/api-contract/local-time';
import { dayAfter, dayOf, instantAt, officeTimeZone, startOfDay } from '@comptoir/kernel/format';

/**
 * The instant of a collection on another day: a new one begins with its day, one that was planned for a time keeps
 * that time on the clocks of the office. Empty without a day.
 */
export function onDay(day: string | null, planned: string): string {
  if (day === null || planned === '') return atTime(day, null);
  return onAnotherDay(new Date(planned), day, officeTimeZone()).toISOString();
}

/** The instant of a time ('HH:mm') on a day ('YYYY-MM-DD'); the beginning of the day without a time, empty without a day. */
export function atTime(day: string | null, time: string | null): string {
  if (day === null) return '';
  return (time === null ? startOfDay(day) : instantAt(day, time)) ?? '';
}

/** The day ('YYYY-MM-DD') a week before an instant; null without one. */
export function weekBefore(instant: string): string | null {
  const day = dayOf(instant);
  return day === null ? null : dayAfter(day, -7);
}
