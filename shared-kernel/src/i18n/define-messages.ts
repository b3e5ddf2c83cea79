import { addCatalogue, i18n, type LazyCatalogue } from './catalogues';
import { isolatedValues } from './isolate';
import type { Language } from './language';
import type { MessageTree, Translate } from './message-key';
import { useCatalogue } from './use-catalogue';

/** The texts of one package, in components and outside of them. */
export interface Messages<Tree extends MessageTree> {
  /** The texts in a component, which renders again in another language; suspends while that is fetched. */
  useMessages: () => Translate<Tree>;
  /** A text outside a component, in the language of the moment. */
  message: Translate<Tree>;
}

/**
 * The texts of one package. English comes with the code and types the keys; another language is fetched when it is
 * chosen, and what it lacks shows in English.
 */
export function defineMessages<const Tree extends MessageTree>(
  namespace: string,
  { en, ...lazy }: { en: Tree } & LazyCatalogue,
): Messages<Tree> {
  const ns = addCatalogue(namespace, en, lazy);
  const translations = new Map<Language, Translate<Tree>>();
  const translationTo = (language: Language): Translate<Tree> => {
    const known = translations.get(language);
    if (known) return known;
    const t = i18n.getFixedT(language, ns);
    const translate: Translate<Tree> = (key, values) => t(key, { ...isolatedValues(values) });
    translations.set(language, translate);
    return translate;
  };
  return {
    useMessages: () => translationTo(useCatalogue(ns)),
    message: (key, values) => i18n.t(key, { ns, ...isolatedValues(values) }),
  };
}
