import { WEEKDAYS, type RecurrenceRule, type RuleWeekday } from '@comptoir/api-contract/recurrence-rule';
import { DAY_MS } from './durations';

const LAST_DAY = numberOf('2199-12-31');

/** Occurrences of a rule as local days, earliest first. The start day is included only if it matches the rule. */
export function* occurrences(rule: RecurrenceRule, start: string): Generator<string> {
  const first = numberOf(start);
  const last = rule.end.kind === 'until' ? Math.min(LAST_DAY, numberOf(rule.end.day)) : LAST_DAY;
  const most = rule.end.kind === 'count' ? rule.end.count : Infinity;
  let count = 0;
  for (let turn = 0; ; turn += 1) {
    const { begins, days } = daysOfPeriod(rule, first, turn * rule.interval);
    if (begins > last) return;
    for (const day of days) {
      if (day < first || day > last) continue;
      yield dayOfNumber(day);
      count += 1;
      if (count === most) return;
    }
  }
}

/** Both bounds inclusive. */
export function occurrencesBetween(rule: RecurrenceRule, start: string, from: string, to: string): string[] {
  const found: string[] = [];
  for (const day of occurrences(rule, start)) {
    if (day > to) break;
    if (day >= from) found.push(day);
  }
  return found;
}

/** null for an endless rule, undefined for a rule without occurrences. */
export function lastOccurrence(rule: RecurrenceRule, start: string): string | null | undefined {
  if (rule.end.kind === 'never') return occurrences(rule, start).next().done === true ? undefined : null;
  let last: string | undefined;
  for (const day of occurrences(rule, start)) last = day;
  return last;
}

/** Days of the period (day, week or month) that is `after` periods from the first one. */
function daysOfPeriod(rule: RecurrenceRule, first: number, after: number): { begins: number; days: number[] } {
  switch (rule.frequency) {
    case 'DAILY': {
      const day = first + after;
      return { begins: day, days: matchesRule(rule, day) ? [day] : [] };
    }
    case 'WEEKLY': {
      const monday = first - weekdayOf(first) + after * 7;
      const weekdays = rule.weekdays.length > 0 ? rule.weekdays.map(positionOf) : [weekdayOf(first)];
      return { begins: monday, days: weekdays.toSorted((one, other) => one - other).map((day) => monday + day) };
    }
    case 'MONTHLY': {
      const { year, month, day } = partsOf(first);
      const begins = Date.UTC(year, month + after, 1) / DAY_MS;
      const length = Date.UTC(year, month + after + 1, 1) / DAY_MS - begins;
      const days = Array.from({ length }, (_, index) => begins + index);
      const named = rule.weekdays.length > 0 || rule.monthDays.length > 0;
      return {
        begins,
        days: named ? days.filter((each) => matchesRule(rule, each)) : day <= length ? [begins + day - 1] : [],
      };
    }
  }
}

function matchesRule({ weekdays, monthDays }: RecurrenceRule, number: number): boolean {
  const { year, month, day } = partsOf(number);
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const isWeekday = weekdays.some(
    (weekday) =>
      positionOf(weekday) === weekdayOf(number) &&
      (weekday.nth === undefined ||
        weekday.nth === Math.ceil(day / 7) ||
        weekday.nth === -Math.ceil((length - day + 1) / 7)),
  );
  const isMonthDay = monthDays.some((named) => named === day || named === day - length - 1);
  return (weekdays.length === 0 || isWeekday) && (monthDays.length === 0 || isMonthDay);
}

function positionOf({ weekday }: RuleWeekday): number {
  return WEEKDAYS.indexOf(weekday);
}

/** 0 for Monday; day 0 (1 January 1970) was a Thursday. */
function weekdayOf(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

function partsOf(number: number): { year: number; month: number; day: number } {
  const date = new Date(number * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function dayOfNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
