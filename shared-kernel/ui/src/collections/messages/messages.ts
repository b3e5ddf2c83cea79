import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages } = defineMessages('collections', {
  en,
  fr: () => import(/* webpackChunkName: "pick-up" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "pick-up" */ './ar.json'),
});
