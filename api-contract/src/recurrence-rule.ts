/** Weekdays as in RFC 5545, Monday first. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A weekday; `nth` selects one in a month, negative counted from its end. */
export interface RuleWeekday {
  weekday: Weekday;
  nth?: number;
}

/** End of a rule: a count, or an inclusive day ('YYYY-MM-DD'). */
export type RuleEnd = { kind: 'never' } | { kind: 'count'; count: number } | { kind: 'until'; day: string };

/** Supported subset of RFC 5545. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  weekdays: readonly RuleWeekday[];
  /** Days of the month; negative counted from its end. */
  monthDays: readonly number[];
  end: RuleEnd;
}

export const INTERVAL_LIMIT = 999;
export const RULE_COUNT_LIMIT = 1000;

const PARTS = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL']);

/** Parses a rule such as `FREQ=WEEKLY;BYDAY=MO,TH`; undefined unless fully supported. */
export function parseRule(text: string): RecurrenceRule | undefined {
  const pairs = text.split(';').map((part) => part.split('='));
  const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  const isWellFormed = pairs.every(([name = '', value, ...rest]) => PARTS.has(name) && value && rest.length === 0);
  if (!isWellFormed || parts.size !== pairs.length) return undefined;

  const frequency = FREQUENCIES.find((known) => known === parts.get('FREQ'));
  const interval = whole(parts.get('INTERVAL') ?? '1', INTERVAL_LIMIT);
  const weekdays = each(parts.get('BYDAY'), readWeekday);
  const monthDays = each(parts.get('BYMONTHDAY'), readMonthDay);
  const end = readEnd(parts);
  if (!frequency || interval === undefined || !weekdays || !monthDays || !end) return undefined;
  // RFC 5545 forbids `nth` weekdays outside of months, and days of the month in weeks.
  if (frequency !== 'MONTHLY' && weekdays.some(({ nth }) => nth !== undefined)) return undefined;
  if (frequency === 'WEEKLY' && monthDays.length > 0) return undefined;
  return { frequency, interval, weekdays, monthDays, end };
}

/** Formats a rule. */
export function ruleText({ frequency, interval, weekdays, monthDays, end }: RecurrenceRule): string {
  return [
    `FREQ=${frequency}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...(weekdays.length > 0 ? [`BYDAY=${weekdays.map(({ nth = '', weekday }) => `${nth}${weekday}`).join(',')}`] : []),
    ...(monthDays.length > 0 ? [`BYMONTHDAY=${monthDays.join(',')}`] : []),
    ...(end.kind === 'count' ? [`COUNT=${end.count}`] : []),
    ...(end.kind === 'until' ? [`UNTIL=${end.day.replaceAll('-', '')}`] : []),
  ].join(';');
}

function readEnd(parts: ReadonlyMap<string, string>): RuleEnd | undefined {
  const [count, until] = [parts.get('COUNT'), parts.get('UNTIL')];
  if (count !== undefined && until !== undefined) return undefined;
  if (count !== undefined) {
    const times = whole(count, RULE_COUNT_LIMIT);
    return times === undefined ? undefined : { kind: 'count', count: times };
  }
  if (until === undefined) return { kind: 'never' };
  const [, year, month, dayOfMonth] = /^(\d{4})(\d\d)(\d\d)$/.exec(until) ?? [];
  const day = `${year}-${month}-${dayOfMonth}`;
  return isDay(day) ? { kind: 'until', day } : undefined;
}

function readWeekday(text: string): RuleWeekday | undefined {
  const [, sign, number, name] = /^([+-])?([1-5])?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.find((known) => known === name);
  if (!weekday || (sign && !number)) return undefined;
  return number === undefined ? { weekday } : { weekday, nth: Number(`${sign ?? ''}${number}`) };
}

function readMonthDay(text: string): number | undefined {
  const [, sign, number = ''] = /^([+-])?(\d{1,2})$/.exec(text) ?? [];
  const day = whole(number, 31);
  return day === undefined ? undefined : sign === '-' ? -day : day;
}

/** Empty for a missing text; undefined if an item is invalid or repeated. */
function each<Item>(text: string | undefined, read: (part: string) => Item | undefined): Item[] | undefined {
  const parts = text === undefined ? [] : text.split(',');
  const items = parts.flatMap((part) => read(part) ?? []);
  return items.length === parts.length && new Set(parts).size === parts.length ? items : undefined;
}

function whole(text: string, limit: number): number | undefined {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= limit ? number : undefined;
}

function isDay(day: string): boolean {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
}
