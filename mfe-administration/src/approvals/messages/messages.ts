import { defineMessages, type Translate } from '@comptoir/kernel/i18n';
import en from './en.json';

export type ApprovalWords = Translate<typeof en>;

export const { useMessages: useApprovalMessages } = defineMessages('approvals', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
