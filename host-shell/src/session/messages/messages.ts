import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** Apart from the texts of the shell, which the sign-in page loads. */
export const { useMessages: useSessionMessages } = defineMessages('session', {
  en,
  fr: () => import(/* webpackChunkName: "session-end" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "session-end" */ './ar.json'),
});
