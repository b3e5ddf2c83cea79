import { formatDecimal, formatRate } from '../format/amount';
import { catalogueNames } from './catalogues';
import { findText } from './find-text';
import { isolatedValues } from './isolate';
import { currentLanguage } from './language.store';
import { addFormat } from './message-format';
import type { MessageValues } from './message-key';

/** A message of the server, with the code and values of its translation. */
export interface Said {
  message: string;
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** Number in a value that may be wrapped in isolating characters. */
const FIGURE = /\d[\d.]*/;

// The server sends unformatted numbers for `{{available, amount}}` and `{{rate, rate}}`.
addFormat('amount', (value) => String(value).replace(FIGURE, (figure) => formatDecimal(Number(figure))));
addFormat('rate', (value) => String(value).replace(FIGURE, (figure) => formatRate(Number(figure))));

/**
 * Translates a refusal from `refusals` in the first catalogue that has it: the last registered first, the kernel's
 * last.
 */
export function refusalText(code: string, values: Said['values'] = {}): string | undefined {
  const { record } = values;
  const wanted = {
    key: `refusals.${code}`,
    values: displayValues(values),
    context: typeof record === 'string' ? record : undefined,
  };
  for (const name of catalogueNames().toReversed()) {
    const text = findText(name, currentLanguage(), wanted);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Values may be lists of parts with their own texts: '1 agency, a balance in EUR, USD'. */
function displayValues(values: Readonly<Record<string, unknown>>): MessageValues {
  const texts: Record<string, string | number> = {};
  const lists: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) lists[name] = listed(value);
    else texts[name] = typeof value === 'number' ? value : String(value);
  }
  // Lists are in the language of the page already.
  return { ...isolatedValues(texts), ...lists };
}

function listed(parts: readonly unknown[]): string {
  const texts = parts
    .filter(isServerMessage)
    .map(({ message, code = '', values }) => refusalText(code, values) ?? message);
  return new Intl.ListFormat(currentLanguage()).format(texts);
}

function isServerMessage(part: unknown): part is Said {
  return typeof part === 'object' && part !== null && 'message' in part && typeof part.message === 'string';
}
