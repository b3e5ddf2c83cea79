import { formatDecimal, formatRate } from '../money/amount';
import { catalogueNames } from './catalogues';
import { findText } from './find-text';
import { isolatedValues } from './isolate';
import { currentLanguage } from './language.store';
import { addFormat } from './message-format';
import type { MessageValues } from './message-key';

/** A sentence of the server, with what tells its translation. */
export interface Said {
  message: string;
  code?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** The figure in a value, which may stand by itself in signs that isolate it. */
const FIGURE = /\d[\d.]*/;

// The server writes amounts and rates plainly: `{{available, amount}}`, `{{rate, rate}}`.
addFormat('amount', (value) => String(value).replace(FIGURE, (figure) => formatDecimal(Number(figure))));
addFormat('rate', (value) => String(value).replace(FIGURE, (figure) => formatRate(Number(figure))));

/**
 * A refusal in the language of the page, from `refusals` in the texts of whichever package on the page has it: the one
 * that came last first, the kernel after all others.
 */
export function refusalText(code: string, values: Said['values'] = {}): string | undefined {
  const { record } = values;
  const wanted = {
    key: `refusals.${code}`,
    values: shown(values),
    context: typeof record === 'string' ? record : undefined,
  };
  for (const name of catalogueNames().toReversed()) {
    const text = findText(name, currentLanguage(), wanted);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A value may be a list of parts that are sentences themselves: '1 agency, a balance in EUR, USD'. */
function shown(values: Readonly<Record<string, unknown>>): MessageValues {
  const texts: Record<string, string | number> = {};
  const lists: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) lists[name] = listed(value);
    else texts[name] = typeof value === 'number' ? value : String(value);
  }
  // A list is in the language of the page already.
  return { ...isolatedValues(texts), ...lists };
}

function listed(parts: readonly unknown[]): string {
  const texts = parts.filter(isSaid).map(({ message, code = '', values }) => refusalText(code, values) ?? message);
  return new Intl.ListFormat(currentLanguage()).format(texts);
}

function isSaid(part: unknown): part is Said {
  return typeof part === 'object' && part !== null && 'message' in part && typeof part.message === 'string';
}
