import {
  parseRule,
  ruleText,
  WEEKDAYS,
  type Frequency,
  type RecurrenceRule,
  type Weekday,
} from '@comptoir/api-contract/recurrence-rule';

/** A rule being edited; the number of times may be invalid. */
export interface RuleParts {
  rule: RecurrenceRule;
  times: string;
  /** No weekday of a weekly rule is chosen yet. */
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

/** Invalid input stays in the text, so that validation refuses it. */
export function textOf({ rule, times, lacksWeekday = false }: RuleParts): string {
  if (lacksWeekday) return `FREQ=${rule.frequency};BYDAY=`;
  if (rule.end.kind !== 'count') return ruleText(rule);
  return `${ruleText({ ...rule, end: { kind: 'never' } })};COUNT=${/^\d+$/.test(times) ? Number(times) : '?'}`;
}

/** Switches the frequency and takes the weekday or the day of the month from the first day. */
export function withFrequency(rule: RecurrenceRule, frequency: Frequency, start: string): RecurrenceRule {
  return {
    ...rule,
    frequency,
    weekdays: frequency === 'WEEKLY' ? [{ weekday: weekdayOf(start) }] : [],
    monthDays: frequency === 'MONTHLY' ? [dayOfMonth(start)] : [],
  };
}

/** Toggles a weekday, keeping the order of the week. */
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
