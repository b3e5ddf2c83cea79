import { westernDigits } from '@comptoir/api-contract/decimal-text';
import { dayOf, instantOn, timeOf } from '../../calendar/local-day';
import { dayOfSerial } from './serial-day';

/** A day, and the minutes after midnight where a time is said. */
export interface WrittenMoment {
  /** 'YYYY-MM-DD'. */
  day: string;
  minutes: number | null;
}

const DAY_FIRST = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})$/;
const ISO = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
const TIME = /^(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)$/i;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

/**
 * A day as people write it: '24/11/2026', '2026-11-24', 46350, each also with a time; nothing for anything else. An instant
 * with an offset ('2027-01-05T23:30:00Z') is what clocks of `timeZone` show then.
 */
export function readMoment(typed: string, timeZone: string): WrittenMoment | undefined {
  const text = westernDigits(typed).trim();
  if (SERIAL.test(text)) return readMoment(dayOfSerial(Number(text)), timeZone);
  const [isInstant, on, at, offset = ''] = INSTANT.exec(text) ?? [];
  if (isInstant !== undefined)
    return momentIn(timeZone, `${on}T${at}${offset.replace(/(\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`);
  const [date = '', time, ...rest] = text.replace('T', ' ').replace(',', '').split(/\s+/);
  if (rest.length > 0) return undefined;
  const day = readDay(date);
  const minutes = time === undefined ? null : readTime(time);
  return day === undefined || minutes === undefined ? undefined : { day, minutes };
}

/** The instant of it in a time zone; without a time that when the day begins. */
export function instantOf({ day, minutes }: WrittenMoment, timeZone: string): Date {
  return instantOn(day, minutes ?? 0, timeZone);
}

function momentIn(timeZone: string, text: string): WrittenMoment | undefined {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  return { day: dayOf(instant, timeZone), minutes: readTime(timeOf(instant, timeZone)) ?? null };
}

function readDay(text: string): string | undefined {
  const iso = ISO.exec(text);
  const european = DAY_FIRST.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [european?.[3]?.padStart(4, '20'), european?.[2], european?.[1]];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}

function readTime(text: string): number | undefined {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined;
}

/** A moment as lists show it, '24/11/2026 09:30'; the day alone where no time is planned. */
export function shownMoment(moment: Date, hasTime: boolean, timeZone: string): string {
  const [year = '', month = '', day = ''] = dayOf(moment, timeZone).split('-');
  return `${day}/${month}/${year}${hasTime ? ` ${timeOf(moment, timeZone)}` : ''}`;
}
