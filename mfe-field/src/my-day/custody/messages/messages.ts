import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useCustodyMessages } = defineMessages('my-day-custody', {
  en,
  fr: () => import(/* webpackChunkName: "hand-over" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "hand-over" */ './ar.json'),
});
