import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: usePhoneMessages } = defineMessages('collector-phone', {
  en,
  fr: () => import(/* webpackChunkName: "collector-forms" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "collector-forms" */ './ar.json'),
});
