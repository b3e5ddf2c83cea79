import { dayAfter, monthsAfter, today } from '@comptoir/kernel/format';
import { localeOf } from '@comptoir/kernel/i18n';

/** Months that can be selected, this one included. */
const MONTHS = 24;

/** Address: month as YYYY-MM, '' is this month. */
export const MONTH = { month: '' };

export function thisMonth(): string {
  return today().slice(0, 7);
}

/** Month of the address; an invalid or future one counts as this month. */
export function monthOf(text: string): string {
  return /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) && text < thisMonth() ? text : thisMonth();
}

export function neighbour(month: string, months: number): string {
  return monthsAfter(`${month}-01`, months).slice(0, 7);
}

/** Latest months, and the shown one if it is earlier. */
export function monthChoices(shown: string): string[] {
  const latest = Array.from({ length: MONTHS }, (_, index) => neighbour(thisMonth(), -index));
  return latest.includes(shown) ? latest : [...latest, shown];
}

export function monthName(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00Z`));
}

/** Month without its year, 'Oct' or 'October'. */
export function bareMonthName(month: string, language: string, length: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: length, timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00Z`));
}

/** First and last day. */
export function daysOf(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: dayAfter(monthsAfter(from, 1), -1) };
}
