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

/** What a schema of the contract or the server says, in the language of the page; without a translation in English. */
export function useContractMessages(): (said: string | Said) => string {
  useCatalogue(NAMESPACE);
  return contractMessage;
}

/** The same outside a component. A schema has only a sentence; a refusal of the server has a code as well. */
export function contractMessage(said: string | Said): string {
  const { message, code, values } = typeof said === 'string' ? { message: said } : said;
  const refusal = code === undefined ? undefined : refusalText(code, values);
  return refusal ?? translated(message);
}

/** The English sentence is the key: as it is, or with `{{n}}` in place of its figure. */
function translated(sentence: string): string {
  const texts = textsOf(NAMESPACE, currentLanguage());
  const [figure = ''] = /\d+/.exec(sentence) ?? [];
  const text = texts?.[sentence] ?? texts?.[sentence.replace(figure, '{{n}}')];
  return typeof text === 'string' ? text.replace('{{n}}', figure) : sentence;
}
