import { WEEKDAYS, type RecurrenceRule, type RuleWeekday } from '@comptoir/api-contract/recurrence-rule';
import { DAY_MS } from './durations';

/** No rule is followed beyond this day. */
const LAST_DAY = numberOf('2199-12-31');

/**
 * The days of a rule that begins on a day, earliest first. The first day is among them only where the rule says so. It
 * knows days and no clock: what time it is on them is said by a time zone afterwards.
 */
export function* occurrences(rule: RecurrenceRule, start: string): Generator<string> {
  const first = numberOf(start);
  const last = rule.end.kind === 'until' ? Math.min(LAST_DAY, numberOf(rule.end.day)) : LAST_DAY;
  const most = rule.end.kind === 'count' ? rule.end.count : Infinity;
  let count = 0;
  for (let turn = 0; ; turn += 1) {
    const { begins, days } = turnOf(rule, first, turn * rule.interval);
    if (begins > last) return;
    for (const day of days) {
      if (day < first || day > last) continue;
      yield dayOfNumber(day);
      count += 1;
      if (count === most) return;
    }
  }
}

/** Those of them from one day to another, both included. */
export function occurrencesBetween(rule: RecurrenceRule, start: string, from: string, to: string): string[] {
  const found: string[] = [];
  for (const day of occurrences(rule, start)) {
    if (day > to) break;
    if (day >= from) found.push(day);
  }
  return found;
}

/** The last of them; null where there is no last one, undefined where there is none at all. */
export function lastOccurrence(rule: RecurrenceRule, start: string): string | null | undefined {
  if (rule.end.kind === 'never') return occurrences(rule, start).next().done === true ? undefined : null;
  let last: string | undefined;
  for (const day of occurrences(rule, start)) last = day;
  return last;
}

/** The days of one turn of a rule, a day, a week or a month so many after the one of the first day. */
function turnOf(rule: RecurrenceRule, first: number, after: number): { begins: number; days: number[] } {
  switch (rule.frequency) {
    case 'DAILY': {
      const day = first + after;
      return { begins: day, days: isMeant(rule, day) ? [day] : [] };
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
        days: named ? days.filter((each) => isMeant(rule, each)) : day <= length ? [begins + day - 1] : [],
      };
    }
  }
}

/** Whether a day is one of those that a rule names; every one is where it names none. */
function isMeant({ weekdays, monthDays }: RecurrenceRule, number: number): boolean {
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

/** 0 for a Monday; the first day of the count, 1 January 1970, was a Thursday. */
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
