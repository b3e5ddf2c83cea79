import type { SeriesFollowing } from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { dayOf, resolveLocalTime } from '../../calendar/local-day';
import { occurrences } from '../../calendar/recurrence';

/** True if the local time 'HH:mm' has passed on that day; false without a time. */
export function hasPassed(day: string, localTime: string | null, now: Date, timeZone: string): boolean {
  if (localTime === null) return false;
  const [hours = 0, minutes = 0] = localTime.split(':').map(Number);
  return resolveLocalTime(day, hours * 60 + minutes, timeZone) < now;
}

/**
 * First day of a new series: the requested one, or the next occurrence if today's time has passed, so that counts
 * begin with a possible collection. Undefined without a further occurrence.
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
