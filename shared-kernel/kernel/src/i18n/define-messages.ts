import { addCatalogue, type LazyCatalogue } from './catalogues';
import { findText } from './find-text';
import { isolatedValues } from './isolate';
import { DEFAULT_LANGUAGE, type Language } from './language';
import { currentLanguage } from './language.store';
import type { MessageTree, Translate } from './message-key';
import { useCatalogue } from './use-catalogue';

/** Texts of a package, for use in components and outside. */
export interface Messages<Tree extends MessageTree> {
  /** Texts in a component, which renders again on a change of language; suspends while loading. */
  useMessages: () => Translate<Tree>;
  /** A text outside a component, in the current language. */
  message: Translate<Tree>;
}

/**
 * Defines the texts of a package. English is bundled and types the keys; other languages are loaded when chosen and
 * fall back to English.
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
