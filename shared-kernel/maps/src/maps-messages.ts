import { defineMessages } from '@comptoir/kernel/internal/i18n/define-messages';
import en from './messages/en.json';

export const { useMessages: useMapsMessages, message: mapsMessage } = defineMessages('maps', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});
