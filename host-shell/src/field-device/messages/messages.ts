import { defineMessages } from '@comptoir/kernel/i18n';
import ar from './ar.json';
import en from './en.json';
import fr from './fr.json';

// In one file: the first page has a hash of each one that it may load.
export const { useMessages: useFieldDeviceMessages } = defineMessages('field-device', {
  en,
  fr: () => Promise.resolve({ default: fr }),
  ar: () => Promise.resolve({ default: ar }),
});
