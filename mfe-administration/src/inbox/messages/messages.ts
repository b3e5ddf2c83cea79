import { defineMessages, type Translate } from '@comptoir/kernel/i18n';
import en from './en.json';

export type InboxWords = Translate<typeof en>;

export const { useMessages: useInboxMessages } = defineMessages('inbox', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
