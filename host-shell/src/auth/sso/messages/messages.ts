import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** Apart from the texts of the shell, which the sign-in page loads. */
export const { useMessages: useSsoMessages } = defineMessages('sso', {
  en,
  fr: () => import(/* webpackChunkName: "sso" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "sso" */ './ar.json'),
});
