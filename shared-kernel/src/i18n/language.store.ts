import { useSyncExternalStore } from 'react';
import { i18n } from './catalogues';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Direction, type Language } from './language';

/** Storage key of the language that a person chose. */
export const LANGUAGE_KEY = 'language';

/** The language that the page shows. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}

/** The language that somebody chose in this browser, if anybody did. */
export function chosenLanguage(): Language | undefined {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** Shows the page in `language` once its texts are there, and keeps the choice in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language);
  localStorage.setItem(LANGUAGE_KEY, language);
  declareLanguage(language);
}

/** Takes up the language chosen earlier; called once, before the first render. */
export async function restoreLanguage(): Promise<void> {
  const language = chosenLanguage() ?? DEFAULT_LANGUAGE;
  if (language !== currentLanguage()) await i18n.changeLanguage(language);
  declareLanguage(language);
}

/** The language of the page and its direction; the component renders again when another one is chosen. */
export function useLanguage(): { language: Language; direction: Direction } {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return { language, direction: directionOf(language) };
}

function declareLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}
