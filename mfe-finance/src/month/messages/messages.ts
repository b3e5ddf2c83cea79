import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useMonthMessages } = defineMessages('finance-month', {
  en,
  fr: () => import(/* webpackChunkName: "month-fr" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "month-ar" */ './ar.json'),
});
