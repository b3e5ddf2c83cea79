import { LANGUAGE_CODES, type LanguageCode } from '@comptoir/api-contract/languages';

/** Main language by Unicode likely subtags, if supported. */
export function languageOfCountry(countryCode: string): LanguageCode | undefined {
  const { language } = new Intl.Locale(`und-${countryCode}`).maximize();
  return LANGUAGE_CODES.find((code) => code === language);
}

/**
 * In a country with several zones, the one closest to solar time at the longitude in degrees; UTC without a
 * longitude.
 */
export function timeZoneOfCountry(countryCode: string, at: Date, longitude?: number): string {
  const timeZones = timeZonesOf(countryCode);
  if (longitude === undefined) return (timeZones.length === 1 && timeZones[0]) || 'UTC';
  const distance = (timeZone: string) => Math.abs(utcOffsetHours(timeZone, at) - longitude / 15);
  return timeZones.toSorted((one, other) => distance(one) - distance(other))[0] ?? 'UTC';
}

export function writtenMoment(
  moment: Date,
  language: LanguageCode,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): string {
  const text = new Intl.DateTimeFormat(WRITTEN_AS[language], options).format(moment);
  return options.timeZone === 'UTC' && options.timeStyle ? `${text} (UTC)` : text;
}

/** Day before month and Western digits, as in lists. */
const WRITTEN_AS: Record<LanguageCode, string> = { en: 'en-GB', fr: 'fr', ar: 'ar-DZ' };

function timeZonesOf(countryCode: string): readonly string[] {
  // Node.js 20 has the property, 26 the method; the TypeScript library has neither.
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${countryCode}`,
  );
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function utcOffsetHours(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
}
