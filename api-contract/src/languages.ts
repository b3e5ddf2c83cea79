import * as z from 'zod/mini';

/** The languages of screens, mails and exports, as ISO 639 names them. */
export const LANGUAGE_CODES = ['en', 'fr', 'ar'] as const;

export const LanguageCode = z.enum(LANGUAGE_CODES, 'Language not available');

export type LanguageCode = (typeof LANGUAGE_CODES)[number];
