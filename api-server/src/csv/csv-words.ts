import type { LanguageCode } from '@comptoir/api-contract/languages';
import ar from './messages/ar.json';
import en from './messages/en.json';
import fr from './messages/fr.json';

/** The headings, the states and the file names of exports; a text that one language lacks is an error of the compiler. */
export type CsvWords = typeof en;

/** Who exports and in which words: the language and the time zone (IANA name) of the person. */
export interface CsvReader {
  language: LanguageCode;
  timeZone: string;
}

const WORDS: Record<LanguageCode, CsvWords> = { en, fr, ar };

export function csvWords(language: LanguageCode): CsvWords {
  return WORDS[language];
}
