import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useCustodyMessages } = defineMessages('my-day-custody', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
