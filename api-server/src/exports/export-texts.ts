import type { LanguageCode } from '@comptoir/api-contract/languages';
import { LABELS } from '@comptoir/api-contract/words/all-labels';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** Missing translations are compile errors. */
export type ExportTexts = typeof en & (typeof LABELS)['en'];

export interface ExportReader {
  language: LanguageCode;
  timeZone: string;
}

export function translatedCountry(code: string, language: LanguageCode): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}

export function fillTexts(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

const TEXTS: Record<LanguageCode, ExportTexts> = {
  en: { ...en, ...LABELS.en },
  fr: { ...fr, ...LABELS.fr },
  ar: { ...ar, ...LABELS.ar },
};

export function exportTexts(language: LanguageCode): ExportTexts {
  return TEXTS[language];
}
