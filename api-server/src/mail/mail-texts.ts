import type { LanguageCode } from '@comptoir/api-contract/languages';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Missing translations are compile errors. */
export type MailTexts = typeof en;

const TEXTS: Record<LanguageCode, MailTexts> = { en, fr, ar };

export function mailTexts(language: LanguageCode): MailTexts {
  return TEXTS[language];
}

/** Fills `{{name}}`. Isolates values, so that Latin text does not reorder Arabic lines. */
export function filled(text: string, values: Readonly<Record<string, string>>, language: LanguageCode): string {
  const isolated = (value: string) => (language === 'ar' ? `\u2068${value}\u2069` : value);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => isolated(values[name] ?? ''));
}
