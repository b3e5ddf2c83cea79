import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** Loaded with the set-up card. */
export const { useMessages: useSetUpMessages } = defineMessages('set-up', {
  en,
  fr: () => import(/* webpackChunkName: "set-up" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "set-up" */ './ar.json'),
});
