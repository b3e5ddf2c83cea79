import { useTranslation } from 'react-i18next';
import { addCatalogue, i18n } from './catalogues';

const NAMESPACE = 'contract';
/** The English text is the key, whatever signs it has. */
const BY_TEXT = { ns: NAMESPACE, keySeparator: false, nsSeparator: false } as const;

addCatalogue(
  NAMESPACE,
  {},
  { fr: () => import('./messages/contract.fr.json'), ar: () => import('./messages/contract.ar.json') },
);

/** A message of the contract or the server in the language of the page; one without a translation stays English. */
export function useContractMessages(): (english: string) => string {
  const { t } = useTranslation(NAMESPACE, { i18n });
  return (english) => t(english, { ...BY_TEXT, defaultValue: english });
}

/** The same outside a component. */
export function contractMessage(english: string): string {
  return i18n.t(english, { ...BY_TEXT, defaultValue: english });
}
