import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: usePlatformMessages } = defineMessages('platform', {
  en,
  fr: () => import(/* webpackChunkName: "platform" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "platform" */ './ar.json'),
});
