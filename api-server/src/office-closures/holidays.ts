import type { Holiday } from '@comptoir/api-contract/office-closures';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import { dayAfter } from '../calendar/local-day';

const DAY_MS = 24 * 3_600_000;

/**
 * Public holidays of a year, localised where possible; empty for an unknown country. Lunar dates are calculated
 * and may be off by a day, so they are proposals.
 */
export async function publicHolidays(
  countryCode: string,
  year: number,
  language: LanguageCode,
): Promise<Omit<Holiday, 'isKept'>[]> {
  // Half a megabyte of rules, loaded on demand.
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays(countryCode, { languages: [language, 'en'], types: ['public'] });
  return calendar.getHolidays(year).map(({ date, start, end, name }) => {
    const from = date.slice(0, 10);
    const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
    return { from, to: dayAfter(from, days - 1), name };
  });
}
