import { use, useSyncExternalStore } from 'react';
import { lateTexts, loadTexts, textsOf } from './catalogues';
import type { Language } from './language';
import { useLanguage } from './language.store';

const arrivals = new Map<string, Promise<void>>();

/**
 * The language of the page, in which the texts of a catalogue are there: suspends until they are, or are known not to
 * come and show in English. The component renders again in another language.
 */
export function useCatalogue(name: string): Language {
  const { language } = useLanguage();
  useSyncExternalStore(lateTexts.subscribe, lateTexts.get, lateTexts.get);
  const arrival = arrivalOf(name, language);
  if (arrival) use(arrival);
  return language;
}

/**
 * The arrival of texts that were not there when they were first asked for. Asked again it is the same, also once they are
 * there: React lets a component that waited with `use` go on only if it uses it again.
 */
function arrivalOf(name: string, language: Language): Promise<void> | undefined {
  const key = `${language} ${name}`;
  const known = arrivals.get(key);
  if (known || textsOf(name, language)) return known;
  const arrival = loadTexts(name, language);
  arrivals.set(key, arrival);
  return arrival;
}
