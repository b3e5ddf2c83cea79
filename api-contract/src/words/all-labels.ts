import type { LanguageCode } from '../languages';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

/** Field labels in all languages, for programs that need several at once. */
export const LABELS: Readonly<Record<LanguageCode, typeof en>> = { en, fr, ar };
