import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** The texts of the first steps of an office, which come with them. */
export const { useMessages: useSetUpMessages } = defineMessages('set-up', {
  en,
  fr: () => import(/* webpackChunkName: "set-up" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "set-up" */ './ar.json'),
});
