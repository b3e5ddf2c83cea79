import { addCatalogue, textsOf } from './catalogues';
import { currentLanguage } from './language.store';
import { refusalText, type Said } from './refusal-text';
import { useCatalogue } from './use-catalogue';

const NAMESPACE = 'contract';

addCatalogue(
  NAMESPACE,
  {},
  { fr: () => import('./messages/contract.fr.json'), ar: () => import('./messages/contract.ar.json') },
);

/** Translates messages of the contract's schemas and of the server; untranslated ones stay English. */
export function useContractMessages(): (said: string | Said) => string {
  useCatalogue(NAMESPACE);
  return contractMessage;
}

/** The same outside a component. A schema has only a sentence, a refusal of the server also a code. */
export function contractMessage(said: string | Said): string {
  const { message, code, values } = typeof said === 'string' ? { message: said } : said;
  const refusal = code === undefined ? undefined : refusalText(code, values);
  return refusal ?? translated(message);
}

/** Looks the English sentence up, as it is or with `{{n}}` in place of its number. */
function translated(sentence: string): string {
  const texts = textsOf(NAMESPACE, currentLanguage());
  const [figure = ''] = /\d+/.exec(sentence) ?? [];
  const text = texts?.[sentence] ?? texts?.[sentence.replace(figure, '{{n}}')];
  return typeof text === 'string' ? text.replace('{{n}}', figure) : sentence;
}
