import { formatDecimal, formatRate } from '../money/amount';
import { catalogueNames, i18n } from './catalogues';
import { isolatedValues } from './isolate';
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
i18n.services.formatter?.add('amount', (text: string) => text.replace(FIGURE, (it) => formatDecimal(Number(it))));
i18n.services.formatter?.add('rate', (text: string) => text.replace(FIGURE, (it) => formatRate(Number(it))));

/**
 * A refusal in the language of the page, from `refusals` in the texts of whichever package on the page has it: the one
 * that came last first, the kernel after all others.
 */
export function refusalText(code: string, values: Said['values'] = {}): string | undefined {
  const options = { lngs: [i18n.language], context: values['record'], ...shown(values) };
  const key = `refusals.${code}`;
  const ns = catalogueNames().findLast((name) => i18n.exists(key, { ...options, ns: name }));
  return ns === undefined ? undefined : i18n.t(key, { ...options, ns });
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
  return new Intl.ListFormat(i18n.language).format(texts);
}

function isSaid(part: unknown): part is Said {
  return typeof part === 'object' && part !== null && 'message' in part && typeof part.message === 'string';
}
