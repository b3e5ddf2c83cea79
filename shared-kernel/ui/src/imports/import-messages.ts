import { withFieldLabels } from '@comptoir/api-contract/words/with-field-labels';
import { defineMessages } from '@comptoir/kernel/internal/i18n';
import en from './messages/en.json';

export const { useMessages: useImportMessages } = defineMessages(
  'imports',
  withFieldLabels({ en, fr: () => import('./messages/fr.json'), ar: () => import('./messages/ar.json') }),
);
