import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store';
import { loadAllTexts } from './catalogues';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Direction, type Language } from './language';

/** Storage key of the chosen language. */
export const LANGUAGE_KEY = 'language';

const shownLanguage = createStore<Language>(DEFAULT_LANGUAGE);
/** The last choice, whose texts may still be loading. */
let chosen: Language = DEFAULT_LANGUAGE;

/** Language of the page. */
export function currentLanguage(): Language {
  return shownLanguage.get();
}

/** Language chosen in this browser, if any. */
export function chosenLanguage(): Language | undefined {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** Changes the language of the page once its texts are loaded, and stores the choice in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  if (await show(language)) localStorage.setItem(LANGUAGE_KEY, language);
}

/** Restores the stored language, or that of the browser; called once, before the first render. */
export async function restoreLanguage(): Promise<void> {
  await show(chosenLanguage() ?? browserLanguage() ?? DEFAULT_LANGUAGE);
}

/** First supported language of the browser, ignoring the region: `fr-DZ` is French. */
function browserLanguage(): Language | undefined {
  return navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '').find(isLanguage);
}

/** Returns false if another language was chosen meanwhile. */
async function show(language: Language): Promise<boolean> {
  chosen = language;
  await loadAllTexts(language);
  if (chosen !== language) return false;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  shownLanguage.set(language);
  return true;
}

/** Language of the page and its direction; the component renders again on a change. */
export function useLanguage(): { language: Language; direction: Direction } {
  const language = useSyncExternalStore(shownLanguage.subscribe, currentLanguage, currentLanguage);
  return { language, direction: directionOf(language) };
}
