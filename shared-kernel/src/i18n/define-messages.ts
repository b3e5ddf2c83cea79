import { useTranslation } from 'react-i18next';
import { addCatalogue, i18n, type LazyCatalogue } from './catalogues';
import { isolatedValues } from './isolate';
import type { MessageTree, Translate } from './message-key';

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
  return {
    useMessages: () => {
      // Named, because i18next otherwise waits for the last language that some other package already speaks.
      const { t } = useTranslation(ns, { i18n, lng: i18n.language });
      return (key, values) => t(key, { ...isolatedValues(values) });
    },
    message: (key, values) => i18n.t(key, { ns, ...isolatedValues(values) }),
  };
}
