export { DEFAULT_LANGUAGE, directionOf, LANGUAGES, localeOf, type Direction, type Language } from './language';
export type { MessageKey, MessageTree, MessageValues, Translate } from './message-key';
export { contractMessage, useContractMessages } from './contract-messages';
export { defineMessages, type Messages } from './define-messages';
export {
  chosenLanguage,
  currentLanguage,
  LANGUAGE_KEY,
  restoreLanguage,
  setLanguage,
  useLanguage,
} from './language.store';
export { kernelMessage, useKernelMessages } from './kernel-messages';
