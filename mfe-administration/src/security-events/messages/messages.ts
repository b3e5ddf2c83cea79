import { defineMessages, type Translate } from '@comptoir/kernel/i18n';
import en from './en.json';

export type SecurityWords = Translate<typeof en>;

/** The texts of the security events, which only their page needs. */
export const { useMessages: useSecurityMessages } = defineMessages('security-events', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
