import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** Loaded with the first tick. */
export const { useMessages: useBulkMessages } = defineMessages('operations-bulk', {
  en,
  fr: () => import(/* webpackChunkName: "bulk" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "bulk" */ './ar.json'),
});
