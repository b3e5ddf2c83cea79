import * as z from 'zod/mini';

/** Languages of screens, e-mails and exports (ISO 639). */
export const LANGUAGE_CODES = ['en', 'fr', 'ar'] as const;

export const LanguageCode = z.enum(LANGUAGE_CODES, 'Language not available');

export type LanguageCode = (typeof LANGUAGE_CODES)[number];
