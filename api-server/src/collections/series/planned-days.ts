import type { Closure } from '@comptoir/api-contract/office-closures';
import type { HolidayRule } from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { dayAfter } from '../../calendar/local-day';
import { occurrencesBetween } from '../../calendar/recurrence';

export interface Repeating {
  rrule: string;
  startDate: string;
  holidayRule: HolidayRule;
  /** Last day regardless of the rule. */
  until?: string | null;
}

type ClosedDays = Pick<Closure, 'from' | 'to' | 'reason'>;

/** An occurrence with the day after closures; `planned` is null if skipped. */
export interface PlannedDay {
  day: string;
  planned: string | null;
  reason: string | null;
}

export const MOVED_DAYS_LIMIT = 31;

export function plannedDays(
  { rrule, startDate, holidayRule, until }: Repeating,
  closures: readonly ClosedDays[],
  { from, to }: { from: string; to: string },
): PlannedDay[] {
  const rule = parseRule(rrule);
  if (!rule) return [];
  const near = occurrencesBetween(rule, startDate, dayAfter(from, -MOVED_DAYS_LIMIT), dayAfter(to, MOVED_DAYS_LIMIT));
  const meant = near.filter((day) => !until || day <= until);
  const closureOn = (day: string) => closures.find((closure) => closure.from <= day && day <= closure.to);
  const occupied = new Set(meant.filter((day) => !closureOn(day)));
  return meant
    .map((day): PlannedDay => {
      const closure = holidayRule === 'KEEP' ? undefined : closureOn(day);
      if (!closure) return { day, planned: day, reason: null };
      const moved = movedDay(day, holidayRule, closureOn);
      // Drops a second collection on the same day.
      const planned = moved === null || occupied.has(moved) ? null : moved;
      if (planned !== null) occupied.add(planned);
      return { day, planned, reason: closure.reason };
    })
    .filter(({ day }) => day >= from && day <= to);
}

function movedDay(day: string, rule: HolidayRule, closureOn: (day: string) => unknown): string | null {
  if (rule !== 'BEFORE' && rule !== 'AFTER') return null;
  const step = rule === 'BEFORE' ? -1 : 1;
  for (let distance = 1; distance <= MOVED_DAYS_LIMIT; distance += 1) {
    const moved = dayAfter(day, step * distance);
    if (!closureOn(moved)) return moved;
  }
  return null;
}
