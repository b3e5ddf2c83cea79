import { createInstance, type BackendModule, type i18n as I18nInstance, type ReadCallback } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage, localeOf, type Language } from './language';
import type { MessageTree } from './message-key';

type LazyMessages = () => Promise<{ default: MessageTree }>;
export type LazyCatalogue = Partial<Record<Exclude<Language, 'en'>, LazyMessages>>;

const lazyCatalogues = new Map<string, LazyCatalogue>();

/** Fetches a language of a namespace when somebody reads it; a language without a file shows English. */
const onDemand: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language: string, namespace: string, done: ReadCallback) => {
    const load = isLanguage(language) && language !== 'en' ? lazyCatalogues.get(namespace)?.[language] : undefined;
    if (!load) return done(null, {});
    load().then(
      (module) => done(null, module.default),
      (cause: unknown) => done(new Error(`No ${language} texts for ${namespace}`, { cause }), null),
    );
  },
};

/** One instance for shell and remotes; English is part of each build, so nothing is awaited for it. */
export const i18n: I18nInstance = createInstance();

void i18n.use(onDemand).init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  ns: [],
  partialBundledLanguages: true,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

// A count in a text: `{{count, number}}`.
i18n.services.formatter?.add('number', (count: number, language = DEFAULT_LANGUAGE) =>
  new Intl.NumberFormat(localeOf(language)).format(count),
);

/**
 * Makes texts known, and answers the name under which they are: two versions of a remote on one page, or one that was
 * loaded again while it is worked on, each read their own.
 */
export function addCatalogue(namespace: string, english: MessageTree, lazy: LazyCatalogue): string {
  const name = unusedName(namespace);
  lazyCatalogues.set(name, lazy);
  i18n.addResourceBundle('en', name, english, false, true);
  return name;
}

/** The names under which texts are known, in the order in which they came. */
export function catalogueNames(): string[] {
  return [...lazyCatalogues.keys()];
}

function unusedName(namespace: string): string {
  let name = namespace;
  for (let count = 2; lazyCatalogues.has(name); count += 1) name = `${namespace}-${count}`;
  return name;
}
