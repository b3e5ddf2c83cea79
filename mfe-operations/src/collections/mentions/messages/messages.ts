import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** Loaded with the page of a collection. */
export const { useMessages: useMentionMessages } = defineMessages('operations-mentions', {
  en,
  fr: () => import(/* webpackChunkName: "pick-up" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "pick-up" */ './ar.json'),
});
