import type { Holiday } from '@comptoir/api-contract/office-closures';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import { dayAfter } from '../calendar/local-day';

const DAY_MS = 24 * 3_600_000;

/**
 * The public holidays of a country in a year, named in a language where that is known. Those that the moon decides are
 * reckoned, so that a day may be off by one: they are proposals. None for a country that nobody knows of.
 */
export async function publicHolidays(
  countryCode: string,
  year: number,
  language: LanguageCode,
): Promise<Omit<Holiday, 'isKept'>[]> {
  // Half a megabyte of rules, which most servers never need.
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(countryCode, { languages: [language, 'en'], types: ['public'] });
  return calendar.getHolidays(year).map(({ date, start, end, name }) => {
    const from = date.slice(0, 10);
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
    return { from, to: dayAfter(from, days - 1), name };
  });
}
