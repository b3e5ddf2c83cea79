import { useTranslation } from 'react-i18next';
import { formatDecimal, formatRate } from '../format/amount';
import { addCatalogue, i18n } from './catalogues';
import { patternOf } from './contract-patterns';
import { isolatedValues } from './isolate';

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
  useTranslation(NAMESPACE, { i18n });
  return (english) => contractMessage(english);
}

/** The same outside a component. */
export function contractMessage(english: string): string {
  return withFigures(translated(english));
}

/** The server writes amounts plainly: '287620.70' becomes '287,620.70'. */
function withFigures(text: string): string {
  return text.replaceAll(/(?<![\d.,])\d+\.\d{2}(?![\d.,]*\d)/g, (figure) => formatDecimal(Number(figure)));
}

function translated(english: string): string {
  if (i18n.exists(english, BY_TEXT)) return i18n.t(english, BY_TEXT);
  const found = patternOf(english);
  if (!found || !i18n.exists(found.pattern, BY_TEXT)) return english;
  const values = Object.entries(found.values).map(([name, value]) => [
    name,
    name === 'rate' ? formatRate(Number(value)) : listInLanguage(value),
  ]);
  return i18n.t(found.pattern, { ...BY_TEXT, replace: isolatedValues(Object.fromEntries(values)) });
}

/** What stands in a sentence may be a list of things that are sentences themselves: '1 agency, a balance in EUR, USD'. */
function listInLanguage(value: string): string {
  const items = value.split(/, (?=\d|a )/).map((item) => contractMessage(item));
  return new Intl.ListFormat(i18n.language).format(items);
}
