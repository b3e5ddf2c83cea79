import { defineMessages } from '../i18n';
import en from './messages/en.json';

export const { useMessages: useImportMessages } = defineMessages('imports', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});
