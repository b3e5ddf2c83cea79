import { defineMessages } from '@comptoir/kernel/i18n';
import en from './messages/en.json';

export const { useMessages: useHandoversMessages } = defineMessages('handovers', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});
