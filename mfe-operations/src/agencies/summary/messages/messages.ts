import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useSummaryMessages } = defineMessages('agency-summary', {
  en,
  fr: () => import(/* webpackChunkName: "agency-forms" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "agency-forms" */ './ar.json'),
});
