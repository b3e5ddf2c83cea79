import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useCaseMessages } = defineMessages('finance-cases', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
