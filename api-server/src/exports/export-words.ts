import type { LanguageCode } from '@comptoir/api-contract/languages';
import { LABELS } from '@comptoir/api-contract/words/all-labels';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Missing translations are compile errors. */
export type ExportWords = typeof en & (typeof LABELS)['en'];

export interface ExportReader {
  language: LanguageCode;
  timeZone: string;
}

export function countryInWords(code: string, language: LanguageCode): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

const WORDS: Record<LanguageCode, ExportWords> = {
  en: { ...en, ...LABELS.en },
  fr: { ...fr, ...LABELS.fr },
  ar: { ...ar, ...LABELS.ar },
};

export function exportWords(language: LanguageCode): ExportWords {
  return WORDS[language];
}
