import { defineMessages } from '@comptoir/shared-kernel/i18n';
import en from './en.json';

/** The texts of operations. */
export const { useMessages } = defineMessages('operations', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
