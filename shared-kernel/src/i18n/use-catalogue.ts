import { use } from 'react';
import { i18n } from './catalogues';
import type { Language } from './language';
import { useLanguage } from './language.store';

const arrivals = new Map<string, Promise<void>>();

/**
 * The language of the page, in which the texts of a namespace are there: suspends until they are, or are known not to
 * come and show in English. The component renders again in another language.
 */
export function useCatalogue(namespace: string): Language {
  const { language } = useLanguage();
  const arrival = arrivalOf(namespace, language);
  if (arrival) use(arrival);
  return language;
}

/**
 * The arrival of texts that were not there when they were first asked for. Asked again it is the same, also once they are
 * there: React lets a component that waited with `use` go on only if it uses it again.
 */
function arrivalOf(namespace: string, language: Language): Promise<void> | undefined {
  const key = `${language} ${namespace}`;
  const known = arrivals.get(key);
  // Named, because i18next otherwise looks at the last language that some other package already speaks.
  if (known || i18n.hasLoadedNamespace(namespace, { lng: language })) return known;
  const arrival = i18n.loadNamespaces(namespace);
  arrivals.set(key, arrival);
  return arrival;
}
