import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** The texts of the limits of balances, which only their page needs. */
export const { useMessages: useLimitMessages } = defineMessages('finance-limits', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
