import { onAnotherDay } from '@comptoir/api-contract/local-time';
import { dayAfter, dayOf, instantAt, officeTimeZone, startOfDay } from '@comptoir/kernel/format';

/**
 * Moves an instant to another day in the time zone of the office, keeping its time; a new collection starts at 00:00.
 * Returns '' without a day.
 */
export function onDay(day: string | null, planned: string): string {
  if (day === null || planned === '') return atTime(day, null);
  return onAnotherDay(new Date(planned), day, officeTimeZone()).toISOString();
}

/** Instant of a time ('HH:mm') on a day ('YYYY-MM-DD'); 00:00 without a time, '' without a day. */
export function atTime(day: string | null, time: string | null): string {
  if (day === null) return '';
  return (time === null ? startOfDay(day) : instantAt(day, time)) ?? '';
}

/** Day ('YYYY-MM-DD') one week before an instant, null without one. */
export function weekBefore(instant: string): string | null {
  const day = dayOf(instant);
  return day === null ? null : dayAfter(day, -7);
}
