import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages } = defineMessages('finance', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
