import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** The texts of finance. */
export const { useMessages } = defineMessages('finance', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
