import type { LanguageCode } from '@comptoir/api-contract/languages';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Missing translations are compile errors. */
export type MailWords = typeof en;

const WORDS: Record<LanguageCode, MailWords> = { en, fr, ar };

export function mailWords(language: LanguageCode): MailWords {
  return WORDS[language];
}

/** Fills `{{name}}`. Isolates values, so that Latin text does not reorder Arabic lines. */
export function filled(text: string, values: Readonly<Record<string, string>>, language: LanguageCode): string {
  const isolated = (value: string) => (language === 'ar' ? `\u2068${value}\u2069` : value);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => isolated(values[name] ?? ''));
}
