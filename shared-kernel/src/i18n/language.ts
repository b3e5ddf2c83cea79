import type { LanguageCode } from '@comptoir/api-contract/languages';

/** The languages that the product is ready for, each under its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', ar: 'العربية' } as const satisfies Record<
  LanguageCode,
  string
>;

/** A language of the product, as BCP 47 has it. */
export type Language = keyof typeof LANGUAGES;

/** What is spoken where nobody chose and the browser asks for no language that there is. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The value of `dir`. */
export type Direction = 'ltr' | 'rtl';

/** The way a language is written. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Where a language is written in several ways: day before month, and Western digits as in the lists. */
const WRITTEN_AS: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-DZ' };

/** The BCP 47 tag by which dates and figures of a language are written. */
export function localeOf(language: string): string {
  return WRITTEN_AS[language] ?? language;
}

export function isLanguage(value: string | null): value is Language {
  return value !== null && Object.hasOwn(LANGUAGES, value);
}
