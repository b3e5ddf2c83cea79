import type { CurrencyCode } from './currencies';
import { readCurrency } from './currency-text';
import { figureReadings, plainFigures, type FigureReadings } from './decimal-text';
import { AMOUNT_LIMIT } from './money';

/** Longest text parsed as an amount, in characters. */
const TEXT_LIMIT = 100;

/** Form message for an ambiguous amount. */
export const AMBIGUOUS_MESSAGE = 'Write the amount with 2 decimals';

/** Currencies used without decimals: a separator before three digits groups thousands. */
const WHOLE_CURRENCIES: ReadonlySet<CurrencyCode | undefined> = new Set<CurrencyCode>(['DZD']);

/**
 * Reason that a text is no amount: no number or several, negative (minus or brackets), 10^13 or more, more than 2
 * decimals, groups of other than three digits, or another currency.
 */
export type AmountRefusal =
  | 'not-a-number'
  | 'negative'
  | 'too-large'
  | 'too-many-decimals'
  | 'wrong-groups'
  | 'currency';

export type AmountReading =
  | { kind: 'empty' }
  /** In major units; `currency` is set if the text names one. */
  | { kind: 'amount'; amount: number; currency?: CurrencyCode }
  /** One separator before three digits, read as thousands or as decimals; the latter may have three. */
  | { kind: 'ambiguous'; grouped: number; decimal: number; currency?: CurrencyCode }
  | { kind: 'refused'; why: AmountRefusal };

/**
 * Parses an amount in the format of any language: '12,500.00', '12.500,00', '12 500 DA', "12'500", '١٢٬٥٠٠', 'US$
 * 12.50'. The sign, code or name of a currency may precede or follow it. '12.500' and '12,500' are ambiguous, except
 * in dinars, where they are 12,500: ask the user. Without `currency` the one in the text applies. Runs in linear time.
 */
export function readAmount(text: string, currency?: CurrencyCode): AmountReading {
  const plain = plainFigures(text);
  if (plain === '') return { kind: 'empty' };
  if (plain.length > TEXT_LIMIT) return refused('not-a-number');
  const parts = partsOf(plain);
  if (!parts) return refused('not-a-number');
  if (parts.currencies.some((named) => named === undefined)) return refused('not-a-number');
  const named = [...new Set(parts.currencies)];
  const [ofText] = named;
  if (named.length > 1 || (ofText && currency && ofText !== currency)) return refused('currency');
  if (parts.isNegative) return refused('negative');
  return readingOf(figureReadings(parts.figure), parts.figure, ofText, currency ?? ofText);
}

function readingOf(
  { grouped, decimal, isOddGroup = false }: FigureReadings,
  figure: string,
  ofText: CurrencyCode | undefined,
  currency: CurrencyCode | undefined,
): AmountReading {
  const named = ofText && { currency: ofText };
  if (grouped !== undefined && decimal !== undefined) {
    if (Number(grouped) >= AMOUNT_LIMIT) return refused('too-large');
    if (isOddGroup || !WHOLE_CURRENCIES.has(currency)) {
      return { kind: 'ambiguous', grouped: Number(grouped), decimal: Number(decimal), ...named };
    }
    return { kind: 'amount', amount: Number(grouped), ...named };
  }
  const read = grouped ?? decimal;
  if (read === undefined) return refused(/^[\d.,٫٬' ]+$/.test(figure) ? 'wrong-groups' : 'not-a-number');
  if (/\.\d\d\d*[1-9]/.test(read)) return refused('too-many-decimals');
  if (Number(read) >= AMOUNT_LIMIT) return refused('too-large');
  return { kind: 'amount', amount: Number(read), ...named };
}

interface AmountParts {
  /** From the first digit, or a separator before it, to the last digit. */
  figure: string;
  isNegative: boolean;
  /** Undefined for unknown names. */
  currencies: readonly (CurrencyCode | undefined)[];
}

function partsOf(text: string): AmountParts | undefined {
  const first = text.search(/\d/);
  if (first === -1) return undefined;
  let end = text.length;
  while (!/\d/.test(text.charAt(end - 1))) end -= 1;
  const before = text.slice(0, first);
  const point = /[.,٫]$/.exec(before)?.[0] ?? '';
  const lead = before.slice(0, before.length - point.length);
  // 'DA.500' may be an abbreviation or half a dinar.
  if (point !== '' && /\p{L}/u.test(lead)) return undefined;
  const tail = text.slice(end);
  const around = [lead, /^[.,٫]$/.test(tail) ? '' : tail];
  const signs = around.join('').replaceAll(/[^-+()]/g, '');
  if (!['', '+', '-', '()'].includes(signs)) return undefined;
  if (signs === '()' && (!lead.includes('(') || !tail.includes(')'))) return undefined;
  const names = around.map((part) => part.replaceAll(/[-+()]/g, '').trim()).filter((name) => name !== '');
  return {
    figure: point + text.slice(first, end),
    isNegative: signs === '-' || signs === '()',
    currencies: names.map(readCurrency),
  };
}

/**
 * Formats a number so that `readAmount` parses it back in every currency, or refuses it for its decimals: 12.5 gives
 * '12.50', 33.333 gives '33.3330'. For spreadsheet cells, whose numbers have no notation; round to the displayed
 * decimals first.
 */
export function amountText(amount: number): string {
  const fixed = amount.toFixed(2);
  if (Number(fixed) === amount) return fixed;
  const exact = String(amount);
  return exact.includes('e') ? exact : exact.replace(/\.(\d{3})$/, '.$10');
}

function refused(why: AmountRefusal): AmountReading {
  return { kind: 'refused', why };
}
