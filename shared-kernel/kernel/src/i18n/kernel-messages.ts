import { defineMessages } from './define-messages';
import en from './messages/en.json';

const messages = defineMessages('kernel', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});

/** Texts of the kernel's own components. */
export const useKernelMessages = messages.useMessages;

/** The same outside components, in the current language. */
export const kernelMessage = messages.message;
