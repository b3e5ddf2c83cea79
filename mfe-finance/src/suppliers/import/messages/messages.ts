import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

export const { useMessages: useImportMessages } = defineMessages('finance-import', {
  en,
  fr: () => import(/* webpackChunkName: "import" */ './fr.json'),
  ar: () => import(/* webpackChunkName: "import" */ './ar.json'),
});
