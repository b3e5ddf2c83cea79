import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useKeyMessages } = defineMessages('api-keys', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
