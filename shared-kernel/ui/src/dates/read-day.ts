import { isDay, today } from '@comptoir/kernel/internal/format/day';
import { now as serverTime } from '@comptoir/kernel/internal/format/server-time';
import { westernDigits } from '@comptoir/kernel/internal/format/western-digits';

/** Day, month and optional year, with any separators. */
const SEPARATED = /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d\d))?$/;
const ISO = /^(\d{4})[\s./-]?(\d\d?)[\s./-]?(\d\d?)$/;
const JOINED = /^(\d\d)(\d\d)(\d{4}|\d\d)?$/;

/**
 * Parses a typed day into 'YYYY-MM-DD': '24/11', '1/2/27', '24.11.2026', '2026-11-24', '2411', '241126'. Without a
 * year it is the day nearest to `now`. Returns null for an empty text, undefined for an invalid one.
 */
export function readDay(typed: string, now = serverTime()): string | null | undefined {
  const text = westernDigits(typed).trim();
  if (text === '') return null;
  const [, day, month, year] = SEPARATED.exec(text) ?? JOINED.exec(text) ?? [];
  const found = day && month ? (year ? dayOf(fullYear(year), month, day) : nearest(month, day, now)) : undefined;
  if (found) return found;
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  return isoYear && isoMonth && isoDay ? dayOf(Number(isoYear), isoMonth, isoDay) : undefined;
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

function dayOf(year: number, month: string, day: string): string | undefined {
  const written = `${String(year).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}

function nearest(month: string, day: string, now: Date): string | undefined {
  const current = today(now);
  const distance = (found: string) => Math.abs(Date.parse(found) - Date.parse(current));
  return [0, 1, -1]
    .map((years) => dayOf(Number(current.slice(0, 4)) + years, month, day))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => distance(one) - distance(other))[0];
}
