import type { SeriesFollowing } from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { dayOf, momentShown } from '../../calendar/local-day';
import { occurrences } from '../../calendar/recurrence';

/** Whether clocks of an office have shown an hour ('HH:mm') of a day already; never without an hour. */
export function hasPassed(day: string, localTime: string | null, now: Date, timeZone: string): boolean {
  if (localTime === null) return false;
  const [hours = 0, minutes = 0] = localTime.split(':').map(Number);
  return momentShown(day, hours * 60 + minutes, timeZone) < now;
}

/**
 * The day with which a new series begins: the one that was asked for, or, where that is today at an hour that has passed,
 * the next one of the rule. So the times of the rule are counted from the first pick-up that can be made.
 * Undefined where no day follows.
 */
export function comingStart(
  { rrule, startDate, localTime }: Pick<SeriesFollowing, 'rrule' | 'startDate' | 'localTime'>,
  now: Date,
  timeZone: string,
): string | undefined {
  const today = dayOf(now, timeZone);
  const rule = parseRule(rrule);
  if (!rule || startDate !== today || !hasPassed(today, localTime, now, timeZone)) return startDate;
  const endless = rule.end.kind === 'count' ? { ...rule, end: { kind: 'never' } as const } : rule;
  for (const day of occurrences(endless, startDate)) if (day > today) return day;
  return undefined;
}
