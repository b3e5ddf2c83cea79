import { addCatalogue, type LazyCatalogue } from './catalogues';
import { findText } from './find-text';
import { isolatedValues } from './isolate';
import { DEFAULT_LANGUAGE, type Language } from './language';
import { currentLanguage } from './language.store';
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
  const name = addCatalogue(namespace, en, lazy);
  const translations = new Map<Language, Translate<Tree>>();
  const translationTo = (language: Language): Translate<Tree> => {
    const known = translations.get(language);
    if (known) return known;
    const translate: Translate<Tree> = (key, given) => {
      const values = isolatedValues(given);
      return findText(name, language, { key, values }) ?? findText(name, DEFAULT_LANGUAGE, { key, values }) ?? key;
    };
    translations.set(language, translate);
    return translate;
  };
  return {
    useMessages: () => translationTo(useCatalogue(name)),
    message: (key, values) => translationTo(currentLanguage())(key, values),
  };
}
