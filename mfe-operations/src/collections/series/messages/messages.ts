import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** Loaded with the pages of series and closures. */
export const { useMessages: useSeriesMessages } = defineMessages('operations-series', {
  en,
  fr: () => import(/* webpackChunkName: "series" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "series" */ './ar.json'),
});

export type SeriesMessages = ReturnType<typeof useSeriesMessages>;
