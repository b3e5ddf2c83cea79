import { defineMessages } from '@comptoir/kernel/i18n';
import en from './en.json';

/** The texts of the palette, which come with it. */
export const { useMessages: usePaletteMessages } = defineMessages('palette', {
  en,
  fr: () => import('./fr.json'),
  ar: () => import('./ar.json'),
});
