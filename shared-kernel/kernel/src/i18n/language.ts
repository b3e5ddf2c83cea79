import type { LanguageCode } from '@comptoir/api-contract/languages';

/** Supported languages, each with its own name. */
export const LANGUAGES = { en: 'English', fr: 'Français', ar: 'العربية' } as const satisfies Record<
  LanguageCode,
  string
>;

/** A supported language (BCP 47). */
export type Language = keyof typeof LANGUAGES;

/** Used without a choice if the browser requests no supported language. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The value of `dir`. */
export type Direction = 'ltr' | 'rtl';

/** Writing direction of a language. */
export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Regional variants: day before month, and Western digits as in the lists. */
const WRITTEN_AS: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-DZ' };

/** BCP 47 tag for formatting dates and numbers of a language. */
export function localeOf(language: string): string {
  return WRITTEN_AS[language] ?? language;
}

export function isLanguage(value: string | null): value is Language {
  return value !== null && Object.hasOwn(LANGUAGES, value);
}
