import { defineMessages, type Translate } from '@comptoir/kernel/i18n';
import en from './en.json';

export type InboxWords = Translate<typeof en>;

/** The texts of the inbox, which only its page needs. */
export const { useMessages: useInboxMessages } = defineMessages('inbox', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
