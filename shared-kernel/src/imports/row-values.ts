import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { IMPORT_FIELDS, type ImportKindName, type ImportRow } from '@comptoir/api-contract/imports';
import { countryName } from '../countries/country-name';
import { formatAmount, formatDecimal, formatLongDate } from '../format';

/** A value of a row as it was understood, and the text of its cell where that is another one. */
export interface RowValue {
  field: string;
  shown: string;
  raw?: string;
}

type Read = Pick<ImportRow, 'values' | 'understood'>;

/** Fields that are shown with another one: a time with its day, a currency with its amount. */
const JOINED: Readonly<Record<string, string>> = { time: 'date', currency: 'amount' };

/** The values of a row in the order of its fields. */
export function rowValues(kind: ImportKindName, row: Read, language: string): RowValue[] {
  return IMPORT_FIELDS[kind].flatMap((field: string) => {
    const host = JOINED[field];
    if (host !== undefined && shownValue(host, row, language) !== '') return [];
    const shown = shownValue(field, row, language);
    const raw = rawText(field, row.values);
    if (shown === '' && raw === '') return [];
    return [{ field, shown: shown || raw, ...(!says(shown || raw, raw) && { raw }) }];
  });
}

/** A value as people read it; empty where the row says none. */
export function shownValue(field: string, { values, understood }: Read, language: string): string {
  const value = understood[field] ?? values[field] ?? '';
  if (value === '') return '';
  switch (field) {
    case 'amount':
      return shownAmount(value, understood['currency']);
    case 'date': {
      const day = understood['date'] === undefined ? value : formatLongDate(value, language);
      return [day, understood['time']].filter((part) => part !== undefined).join(', ');
    }
    case 'countryCode':
      return countryName(value, language);
    default:
      return value;
  }
}

/** An amount as '12500.00' in the language of the page; another text as it is. */
export function shownAmount(text: string, code: string | undefined): string {
  const amount = Number(text);
  if (text === '' || Number.isNaN(amount)) return text;
  const currency = CURRENCY_CODES.find((known) => known === code);
  return currency ? formatAmount(amount, currency) : formatDecimal(amount);
}

/** What is in the cells of a field and of those that are shown with it, where they are no part of what is shown. */
function rawText(field: string, values: ImportRow['values']): string {
  const joined = field === 'date' ? values['time'] : undefined;
  return [values[field], joined].filter((text) => text !== undefined && text !== '').join(' ');
}

function says(shown: string, raw: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return plain(shown).includes(plain(raw));
}
