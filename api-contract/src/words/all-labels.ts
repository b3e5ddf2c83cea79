import type { LanguageCode } from '../languages';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

/** The labels of fields in every language, for programs that need several at once. */
export const LABELS: Readonly<Record<LanguageCode, typeof en>> = { en, fr, ar };
