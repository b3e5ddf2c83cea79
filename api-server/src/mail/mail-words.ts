import type { LanguageCode } from '@comptoir/api-contract/languages';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** The texts of mails; a text that one language lacks is an error of the compiler. */
export type MailWords = typeof en;

const WORDS: Record<LanguageCode, MailWords> = { en, fr, ar };

export function mailWords(language: LanguageCode): MailWords {
  return WORDS[language];
}

/**
 * Puts values into a text where it names them: `{{name}}`. Each value is kept apart from the text around it, so that a Latin
 * name or a number does not stir up a line of Arabic.
 */
export function filled(text: string, values: Readonly<Record<string, string>>, language: LanguageCode): string {
  const apart = (value: string) => (language === 'ar' ? `\u2068${value}\u2069` : value);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => apart(values[name] ?? ''));
}
