import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

// In the file of its feature: the first page has a hash of each file that it may load.
export const { useMessages: usePlaceMessages } = defineMessages('places', {
  en,
  fr: () => import(/* webpackChunkName: "places" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "places" */ './ar.json'),
});
