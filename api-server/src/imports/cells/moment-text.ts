import { westernDigits } from '@comptoir/api-contract/decimal-text';
import { dayOf, instantOn, timeOf } from '../../calendar/local-day';
import { isWeekday, monthOf } from './month-names';
import { dayOfSerial } from './serial-day';
import { readTime, timeAtEnd } from './time-text';

export interface WrittenMoment {
  day: string;
  minutes: number | null;
}

const TEXT_LIMIT = 80;
const DAY_FIRST = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})$/;
const ISO = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)$/i;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const FRACTION = /^0?\.\d+$/;

/**
 * Parses a day such as '24/11/2026', '2026-11-24', '5 janv. 2027', 'Jan 5, 2027' or 46350, optionally with weekday
 * and time. An instant with an offset ('2027-01-05T23:30:00Z') is converted to `timeZone`.
 */
export function readMoment(typed: string, timeZone: string): WrittenMoment | undefined {
  const text = westernDigits(typed).trim();
  if (text.length > TEXT_LIMIT) return undefined;
  if (SERIAL.test(text)) return readMoment(dayOfSerial(Number(text)), timeZone);
  const [isInstant, on, at, offset = ''] = INSTANT.exec(text) ?? [];
  if (isInstant !== undefined)
    return momentIn(timeZone, `${on}T${at}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`);
  const { before, time } = timeAtEnd(text);
  const day = readDay(before);
  const minutes = time === undefined ? null : readTime(time);
  return day === undefined || minutes === undefined ? undefined : { day, minutes };
}

/** Minutes after midnight, from a written time or from a fraction of a day. */
export function readTimeCell(typed: string): number | undefined {
  const text = westernDigits(typed).trim();
  return readTime(FRACTION.test(text) ? dayOfSerial(Number(text)) : text);
}

/** Without a time, the start of the day. */
export function instantOf({ day, minutes }: WrittenMoment, timeZone: string): Date {
  return instantOn(day, minutes ?? 0, timeZone);
}

function momentIn(timeZone: string, text: string): WrittenMoment | undefined {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  return { day: dayOf(instant, timeZone), minutes: readTime(timeOf(instant, timeZone)) ?? null };
}

function readDay(text: string): string | undefined {
  const words = text.split(/[\s,،]+/).filter((word) => word !== '');
  const first = words[0] ?? '';
  const written = (isWeekday(first) ? words.slice(1) : words).join(' ');
  const iso = ISO.exec(written);
  if (iso) return dayIn(iso[1], iso[2], iso[3]);
  const european = DAY_FIRST.exec(written);
  return european ? dayIn(european[3], european[2], european[1]) : dayWithMonth(written);
}

function dayWithMonth(text: string): string | undefined {
  const parts = text.split(/[ ./-]+/).filter((part) => part !== '' && !/^(?:le|the|of|de)$/i.test(part));
  const year = parts.at(-1) ?? '';
  if (parts.length < 3 || !/^(?:\d{4}|\d{2})$/.test(year)) return undefined;
  const isDayFirst = /^\d/.test(parts[0] ?? '');
  const day = (isDayFirst ? parts[0] : parts.at(-2)) ?? '';
  const number = monthOf(isDayFirst ? parts.slice(1, -1).join(' ') : parts.slice(0, -2).join(' '));
  const [, figures] = /^(\d{1,2})(?:st|nd|rd|th|er|ère)?$/i.exec(day) ?? [];
  return number === undefined ? undefined : dayIn(year, String(number), figures);
}

/** Two-digit years are in this century. */
function dayIn(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}

/** Formats as lists do: '24/11/2026 09:30', or only the day without a planned time. */
export function formatMoment(moment: Date, hasTime: boolean, timeZone: string): string {
  const [year = '', month = '', day = ''] = dayOf(moment, timeZone).split('-');
  return `${day}/${month}/${year}${hasTime ? ` ${timeOf(moment, timeZone)}` : ''}`;
}
