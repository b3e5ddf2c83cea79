import { defineMessages, type Translate } from '../../i18n';
import en from './messages/en.json';

export type HistoryWords = Translate<typeof en>;

export const { useMessages: useHistoryMessages, message: historyMessage } = defineMessages('history', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});
