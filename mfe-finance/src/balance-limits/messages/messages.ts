import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useLimitMessages } = defineMessages('finance-limits', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
