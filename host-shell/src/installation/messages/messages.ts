import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

// In the file of its feature: the first page has a hash of each file that it may load.
export const { useMessages: useInstallationMessages } = defineMessages('installation', {
  en,
  fr: () => import(/* webpackChunkName: "installation" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "installation" */ './ar.json'),
});
