import { useSyncExternalStore } from 'react';
import { createStore } from '../store/store';
import { loadAllTexts } from './catalogues';
import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Direction, type Language } from './language';

/** Storage key of the language that a person chose. */
export const LANGUAGE_KEY = 'language';

const shownLanguage = createStore<Language>(DEFAULT_LANGUAGE);
/** Chosen last: its texts may still be on their way. */
let chosen: Language = DEFAULT_LANGUAGE;

/** The language that the page shows. */
export function currentLanguage(): Language {
  return shownLanguage.get();
}

/** The language that somebody chose in this browser, if anybody did. */
export function chosenLanguage(): Language | undefined {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : undefined;
}

/** Shows the page in another language once its texts are there, and keeps the choice in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  if (await show(language)) localStorage.setItem(LANGUAGE_KEY, language);
}

/** Takes up the language chosen earlier, else that of the browser; called once, before the first render. */
export async function restoreLanguage(): Promise<void> {
  await show(chosenLanguage() ?? browserLanguage() ?? DEFAULT_LANGUAGE);
}

/** The first language of the browser that the product speaks, whatever its region: `fr-DZ` is French. */
function browserLanguage(): Language | undefined {
  return navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '').find(isLanguage);
}

/** Whether it is shown: whoever chooses again meanwhile does not wait for the choice before. */
async function show(language: Language): Promise<boolean> {
  chosen = language;
  await loadAllTexts(language);
  if (chosen !== language) return false;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  shownLanguage.set(language);
  return true;
}

/** The language of the page and its direction; the component renders again when another one is chosen. */
export function useLanguage(): { language: Language; direction: Direction } {
  const language = useSyncExternalStore(shownLanguage.subscribe, currentLanguage, currentLanguage);
  return { language, direction: directionOf(language) };
}
