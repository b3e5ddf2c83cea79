import { defineMessages } from './define-messages';
import en from './messages/en.json';

const messages = defineMessages('kernel', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});

/** The texts of the kernel's own components, in a component. */
export const useKernelMessages = messages.useMessages;

/** The same outside of components, in the language of the moment. */
export const kernelMessage = messages.message;
