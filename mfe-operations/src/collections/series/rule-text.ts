import {
  parseRule,
  WEEKDAYS,
  type RecurrenceRule,
  type RuleWeekday,
  type Weekday,
} from '@comptoir/api-contract/recurrence-rule';
import { firstWeekday, formatDate, today } from '@comptoir/kernel/format';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { SeriesMessages } from './messages/messages';

const MONDAY = 4;
const DAY_MS = 24 * 3_600_000;

/** Weekdays as the country of the office counts them. */
export function weekOrder(): readonly Weekday[] {
  const first = (firstWeekday() + WEEKDAYS.length - 1) % WEEKDAYS.length;
  return [...WEEKDAYS.slice(first), ...WEEKDAYS.slice(0, first)];
}

/** Weekday in a language: 'Monday'. */
export function weekdayName(weekday: Weekday, language: LanguageCode): string {
  const day = new Date((MONDAY + WEEKDAYS.indexOf(weekday)) * DAY_MS);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** Describes a rule: 'every Monday and Thursday at 09:30'. An unsupported rule is returned as text. */
export function ruleText(
  t: SeriesMessages,
  language: LanguageCode,
  { rrule, localTime }: { rrule: string; localTime: string | null },
): string {
  const rule = parseRule(rrule);
  if (!rule) return rrule;
  const days = daysText(t, language, rule);
  const turn = t(`turn.${rule.frequency}`, { count: rule.interval });
  const isPlainWeek = rule.frequency === 'WEEKLY' && rule.interval === 1;
  const repeated = days === '' ? turn : isPlainWeek ? t('words.weeklyOn', { days }) : t('words.turnOn', { turn, days });
  const timed = localTime === null ? repeated : t('words.time', { rule: repeated, time: localTime });
  switch (rule.end.kind) {
    case 'never':
      return timed;
    case 'count':
      return t('words.times', { rule: timed, count: rule.end.count });
    case 'until':
      return t('words.until', { rule: timed, day: formatDate(rule.end.day) });
  }
}

/** Adds the first day of a series that has not begun, unless its next collection is on that day. */
export function listedRule(
  t: SeriesMessages,
  language: LanguageCode,
  series: { rrule: string; localTime: string | null; startDate: string },
  next: string | null,
): string {
  const rule = ruleText(t, language, series);
  const { startDate } = series;
  if (startDate <= today() || next === startDate) return rule;
  return t('words.from', { rule, day: formatDate(startDate) });
}

function daysText(t: SeriesMessages, language: LanguageCode, { weekdays, monthDays }: RecurrenceRule): string {
  const week = weekOrder();
  const named = [
    ...weekdays
      .toSorted((one, other) => week.indexOf(one.weekday) - week.indexOf(other.weekday))
      .map((weekday) => weekdayText(t, language, weekday)),
    ...monthDays.map((day) => {
      if (day === -1) return t('words.lastDay');
      return day > 0 ? t('words.monthDay', { day }) : t('words.monthDayBack', { day: -day });
    }),
  ];
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
}

function weekdayText(t: SeriesMessages, language: LanguageCode, { weekday, nth }: RuleWeekday): string {
  const name = weekdayName(weekday, language);
  switch (nth) {
    case undefined:
      return name;
    case 1:
    case 2:
    case 3:
    case 4:
    case 5:
    case -1:
      return t(`words.nth.${nth}`, { weekday: name });
    default:
      return t('words.nth.other', { weekday: name, nth: -nth });
  }
}
