import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** The texts about recurring pick-ups and closures, which come with their pages. */
export const { useMessages: useSeriesMessages } = defineMessages('operations-series', {
  en,
  fr: () => import(/* webpackChunkName: "series" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "series" */ './ar.json'),
});

export type SeriesMessages = ReturnType<typeof useSeriesMessages>;
