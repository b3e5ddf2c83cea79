import { defineMessages } from '@comptoir/kernel/i18n';
import en from './messages/en.json';

export const { useMessages: useCountingMessages } = defineMessages('counting', {
  en,
  fr: () => import(/* webpackChunkName: "hand-over" */ './messages/fr.json'),
  ar: () => import(/* webpackChunkName: "hand-over" */ './messages/ar.json'),
});
