import { defineMessages, type Translate } from '@comptoir/kernel/i18n';
import en from './en.json';

export type SecurityWords = Translate<typeof en>;

export const { useMessages: useSecurityMessages } = defineMessages('security-events', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
