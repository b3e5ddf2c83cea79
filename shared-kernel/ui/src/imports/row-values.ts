import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import type { ImportRow } from '@comptoir/api-contract/imports';
import { countryName } from '../countries/country-name';
import { formatAmount, formatDecimal } from '@comptoir/kernel/internal/format';
import { formatWeekdayDate } from '../list-kit/weekday-date';

export interface RowValue {
  shown: string;
  /** Text of the cell, if it differs. */
  raw?: string;
}

type Read = Pick<ImportRow, 'values' | 'understood'>;

/** Fields shown together with another: a time with its day, a currency with its amount. */
const JOINED: Readonly<Record<string, string>> = { time: 'date', currency: 'amount' };

/** Value of a field; undefined without one, and for a field that is shown with another. */
export function rowValue(field: string, row: Read, language: string): RowValue | undefined {
  const host = JOINED[field];
  if (host !== undefined && displayValue(host, row, language) !== '') return undefined;
  const shown = displayValue(field, row, language);
  const raw = rawText(field, row.values);
  if (shown === '' && raw === '') return undefined;
  return { shown: shown || raw, ...(!says(shown || raw, raw) && { raw }) };
}

/** Formatted value; empty if the row has none. */
export function displayValue(field: string, { values, understood }: Read, language: string): string {
  const value = understood[field] ?? values[field] ?? '';
  if (value === '') return '';
  switch (field) {
    case 'amount':
      return displayAmount(value, understood['currency']);
    case 'date': {
      const day = understood['date'] === undefined ? value : formatWeekdayDate(value, language);
      return [day, understood['time']].filter((part) => part !== undefined).join(' ');
    }
    case 'countryCode':
      return countryName(value, language);
    default:
      return value;
  }
}

/** Formats an amount such as '12500.00'; returns other texts unchanged. */
export function displayAmount(text: string, code: string | undefined): string {
  const amount = Number(text);
  if (text === '' || Number.isNaN(amount)) return text;
  const currency = CURRENCY_CODES.find((known) => known === code);
  return currency ? formatAmount(amount, currency) : formatDecimal(amount);
}

/** Cell texts of a field and of those shown with it, unless contained in the shown value. */
function rawText(field: string, values: ImportRow['values']): string {
  const joined = field === 'date' ? values['time'] : undefined;
  return [values[field], joined].filter((text) => text !== undefined && text !== '').join(' ');
}

function says(shown: string, raw: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return plain(shown).includes(plain(raw));
}
