import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useWebhookMessages } = defineMessages('webhooks', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
