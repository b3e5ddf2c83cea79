import type { Approval } from '@comptoir/api-contract/approvals';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { formatAmount, formatDateTime, formatDecimal, formatRate } from '@comptoir/kernel/format';

export interface RequestLine {
  field: string;
  value: string;
}

/** Words of values that are no numbers, dates or names. */
export interface ValueWords {
  yes: string;
  no: string;
  none: string;
}

/** Field with the currency of an amount. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  oldAmount: 'oldCurrency',
  newAmount: 'newCurrency',
  amount: 'currency',
  threshold: 'currency',
  warn: 'currency',
  max: 'currency',
};
const CURRENCIES: ReadonlySet<string> = new Set(Object.values(CURRENCY_OF));
/** Shown above the request. */
const SHOWN: ReadonlySet<string> = new Set(['officeId', 'reason', 'description', 'correctionReason']);
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/**
 * Everything in a request that the page does not show otherwise, also fields without an own label. `order` has the names
 * of fields in the order of forms, which stored JSON does not keep.
 */
export function linesOf(
  { request, names, amounts }: Approval,
  words: ValueWords,
  order: readonly string[],
): RequestLine[] {
  const { params, body } = request;
  const fields = { ...asFields(params), ...asFields(body) };
  const position = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const text = textIn(names, words, amounts[0]?.currency);
  const sorted = Object.entries(fields).toSorted(([one], [other]) => position(one) - position(other));
  return sorted.flatMap(([field, value]) => {
    const isAside = SHOWN.has(field) || (CURRENCIES.has(field) && hasAmount(fields, field));
    const shown = isAside ? '' : text(field, value, fields);
    return shown === '' ? [] : [{ field, value: shown }];
  });
}

type Text = (field: string, value: unknown, beside: Readonly<Record<string, unknown>>) => string;

function textIn(names: Approval['names'], words: ValueWords, currencyOfRecord: string | undefined): Text {
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const text: Text = (field, value, beside) => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return numberText(field, value, beside, currencyOfRecord);
    if (typeof value === 'string') return INSTANT.test(value) ? formatDateTime(value) : (nameOf.get(value) ?? value);
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      if (items.length === 0) return field === 'collectionNotes' ? '' : words.none;
      return items.map((item) => text(field, item, beside)).join(' · ');
    }
    const parts = asFields(value);
    return Object.entries(parts)
      .filter(([name]) => !(CURRENCIES.has(name) && hasAmount(parts, name)))
      .map(([name, part]) => text(name, part, parts))
      .filter((part) => part !== '')
      .join(' ');
  };
  return text;
}

function numberText(
  field: string,
  value: number,
  beside: Readonly<Record<string, unknown>>,
  currencyOfRecord: string | undefined,
): string {
  if (field === 'rate') return formatRate(value);
  const currency = field === 'collectedAmount' ? currencyOfRecord : beside[CURRENCY_OF[field] ?? ''];
  const known = CURRENCY_CODES.find((code) => code === currency);
  return known ? formatAmount(value, known) : formatDecimal(value);
}

function hasAmount(fields: Readonly<Record<string, unknown>>, currency: string): boolean {
  if (fields[currency] === null) return false;
  return Object.entries(CURRENCY_OF).some(([amount, of]) => of === currency && typeof fields[amount] === 'number');
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
