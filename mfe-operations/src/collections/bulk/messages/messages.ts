import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** The texts about changes of many pick-ups, which come with the first tick, in one file with the rest. */
export const { useMessages: useBulkMessages } = defineMessages('operations-bulk', {
  en,
  fr: () => import(/* webpackChunkName: "bulk" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "bulk" */ './ar.json'),
});
