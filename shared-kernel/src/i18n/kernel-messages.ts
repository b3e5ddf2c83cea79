import { defineMessages } from './define-messages';
import en from './messages/en.json';

/** The texts of the kernel's own components. */
export const { useMessages: useKernelMessages, message: kernelMessage } = defineMessages('kernel', {
  en,
  fr: () => import('./messages/fr.json'),
  ar: () => import('./messages/ar.json'),
});
