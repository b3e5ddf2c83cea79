import { withFieldLabels } from '@comptoir/api-contract/words/with-field-labels';
import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages } = defineMessages(
  'operations',
  withFieldLabels({ en, fr: () => import('./fr.json'), ar: () => import('./ar.json') }),
);
