import { defineMessages } from '@comptoir/kernel/internal/i18n';
import en from './messages/en.json';

// In an existing file: the first page has a hash of each file that it may load.
export const { useMessages: useSummaryMessages } = defineMessages('record-summary', {
  en,
  fr: () => import(/* webpackChunkName: "totals" */ './messages/fr.json'),
  ar: () => import(/* webpackChunkName: "totals" */ './messages/ar.json'),
});
