import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

// In the file of its feature: the first page has a hash of each file that it may load.
export const { useMessages: usePaletteMessages } = defineMessages('palette', {
  en,
  fr: () => import(/* webpackChunkName: "palette" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "palette" */ './ar.json'),
});
