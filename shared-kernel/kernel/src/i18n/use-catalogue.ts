import { use, useSyncExternalStore } from 'react';
import { lateTexts, loadTexts, textsOf } from './catalogues';
import type { Language } from './language';
import { useLanguage } from './language.store';

const arrivals = new Map<string, Promise<void>>();

/**
 * Language of the page. Suspends until the texts of a catalogue are loaded, or have failed and fall back to English.
 * The component renders again on a change of language.
 */
export function useCatalogue(name: string): Language {
  const { language } = useLanguage();
  useSyncExternalStore(lateTexts.subscribe, lateTexts.get, lateTexts.get);
  const arrival = arrivalOf(name, language);
  if (arrival) use(arrival);
  return language;
}

/**
 * Promise of texts that are still loading. Cached even after it resolves: a component suspended by `use` resumes only
 * if it passes the same promise again.
 */
function arrivalOf(name: string, language: Language): Promise<void> | undefined {
  const key = `${language} ${name}`;
  const known = arrivals.get(key);
  if (known || textsOf(name, language)) return known;
  const arrival = loadTexts(name, language);
  arrivals.set(key, arrival);
  return arrival;
}
