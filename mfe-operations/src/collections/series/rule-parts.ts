import {
  parseRule,
  ruleText,
  WEEKDAYS,
  type Frequency,
  type RecurrenceRule,
  type Weekday,
} from '@comptoir/api-contract/recurrence-rule';

/** A rule while it is put together: how often is typed, and may be wrong for a while. */
export interface RuleParts {
  rule: RecurrenceRule;
  /** What is typed as the number of times. */
  times: string;
  /** Nobody has said yet on which weekday a weekly rule is. */
  lacksWeekday?: boolean;
}

const EVERY_WEEK: RecurrenceRule = {
  frequency: 'WEEKLY',
  interval: 1,
  weekdays: [],
  monthDays: [],
  end: { kind: 'never' },
};

export function partsOf(text: string): RuleParts {
  const rule = parseRule(text) ?? EVERY_WEEK;
  return { rule, times: rule.end.kind === 'count' ? String(rule.end.count) : '10' };
}

/** The text of it; what is typed wrong stays wrong, so that it is refused. */
export function textOf({ rule, times, lacksWeekday = false }: RuleParts): string {
  if (lacksWeekday) return `FREQ=${rule.frequency};BYDAY=`;
  if (rule.end.kind !== 'count') return ruleText(rule);
  return `${ruleText({ ...rule, end: { kind: 'never' } })};COUNT=${/^\d+$/.test(times) ? Number(times) : '?'}`;
}

/** The same rule in other turns: on the weekday, or the day of the month, of its first day. */
export function withFrequency(rule: RecurrenceRule, frequency: Frequency, start: string): RecurrenceRule {
  return {
    ...rule,
    frequency,
    weekdays: frequency === 'WEEKLY' ? [{ weekday: weekdayOf(start) }] : [],
    monthDays: frequency === 'MONTHLY' ? [dayOfMonth(start)] : [],
  };
}

/** With this weekday when it was without it, and the other way round; in the order of the week. */
export function withWeekday(rule: RecurrenceRule, weekday: Weekday): RecurrenceRule {
  const chosen = new Set(rule.weekdays.map((known) => known.weekday));
  if (!chosen.delete(weekday)) chosen.add(weekday);
  return { ...rule, weekdays: WEEKDAYS.filter((known) => chosen.has(known)).map((known) => ({ weekday: known })) };
}

export function onMonthDay(rule: RecurrenceRule, day: number): RecurrenceRule {
  return { ...rule, weekdays: [], monthDays: [day] };
}

export function onNthWeekday(rule: RecurrenceRule, nth: number, weekday: Weekday): RecurrenceRule {
  return { ...rule, weekdays: [{ weekday, nth }], monthDays: [] };
}

export function weekdayOf(day: string): Weekday {
  const position = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKDAYS[position] ?? 'MO';
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8)) || 1;
}
