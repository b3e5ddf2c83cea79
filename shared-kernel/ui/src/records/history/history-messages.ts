import { withFieldLabels } from '@comptoir/api-contract/words/with-field-labels';
import { defineMessages, type Translate } from '@comptoir/kernel/internal/i18n';
import en from './messages/en.json';

const texts = withFieldLabels({ en, fr: () => import('./messages/fr.json'), ar: () => import('./messages/ar.json') });

export type HistoryWords = Translate<typeof texts.en>;

export const { useMessages: useHistoryMessages, message: historyMessage } = defineMessages('history', texts);
