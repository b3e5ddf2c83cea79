import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { Series, SeriesFollowing } from '@comptoir/api-contract/pick-up-series';
import { parseRule } from '@comptoir/api-contract/recurrence-rule';
import { refusedAt } from '../../api-error';
import { dayOf } from '../../calendar/local-day';
import { lastOccurrence, occurrences } from '../../calendar/recurrence';
import type { Versioned } from '../../results';
import { hasPassed } from './coming-start';
import type { SeriesRow } from './series.repository';

export function asSeries(row: SeriesRow): Versioned<Series> {
  const { agencyName, collectorName, scheduledMinor, alertDayBefore, next, ...shown } = row;
  return {
    ...shown,
    agency: { id: row.agencyId, name: agencyName },
    collector: row.collectorId === null ? null : { id: row.collectorId, name: collectorName ?? '' },
    scheduledAmount: fromMinor(scheduledMinor),
    alertBefore24Hours: alertDayBefore,
    next: next && { id: next.id, day: next.at },
    nextDay: next?.at ?? nextOccurrence(row, new Date()),
  };
}

function nextOccurrence({ rrule, startDate, localTime, until, state, timeZone }: SeriesRow, now: Date): string | null {
  const rule = parseRule(rrule);
  if (!rule || state !== 'active') return null;
  const today = dayOf(now, timeZone);
  for (const day of occurrences(rule, startDate)) {
    if (until !== null && day > until) return null;
    if (day > today || (day === today && !hasPassed(day, localTime, now, timeZone))) return day;
  }
  return null;
}

/** @throws {ApiError} 422 for a rule without occurrences */
export function seriesColumns(plan: SeriesFollowing) {
  const { agencyId, collectorId, rrule, startDate, localTime, scheduledAmount, currency, holidayRule } = plan;
  return {
    agencyId,
    collectorId,
    rrule,
    startDate,
    localTime,
    scheduledMinor: toMinor(scheduledAmount),
    currency,
    alertDayBefore: plan.alertBefore24Hours,
    holidayRule,
    until: lastDay(plan),
  };
}

/** null for an endless rule. @throws {ApiError} 422 for a rule without occurrences */
export function lastDay({ rrule, startDate }: { rrule: string; startDate: string }): string | null {
  const rule = parseRule(rrule);
  const last = rule && lastOccurrence(rule, startDate);
  if (last === undefined) throw refusedAt('rrule', 'series-no-day');
  return last;
}
