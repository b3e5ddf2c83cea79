import { defineMessages } from '@comptoir/kernel/internal/i18n';
import en from './messages/en.json';

export const { useMessages: useKeyListMessages } = defineMessages('api-key-list', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});
