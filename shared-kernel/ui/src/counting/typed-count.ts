import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { countedMinor, DENOMINATIONS } from '@comptoir/api-contract/denominations';
import type { CountedCash } from '@comptoir/api-contract/handovers';
import { fromMinor } from '@comptoir/api-contract/money';
import { parseDecimal } from '@comptoir/ui/money';

/** Largest number of notes of one denomination that the API accepts. */
const NUMBER_LIMIT = 1_000_000;

/** Typed numbers of notes and coins by denomination, or the statement that there are none. */
export type TypedCount = { kind: 'none' } | { kind: 'typed'; numbers: Readonly<Record<string, string>> };

export const NOT_COUNTED: TypedCount = { kind: 'typed', numbers: {} };

/** Reads a number of notes: `empty` without a text, `wrong` unless it is a whole number from 0. */
export function readNumber(
  typed: string | undefined,
): { kind: 'empty' | 'wrong' } | { kind: 'number'; number: number } {
  const text = typed?.trim() ?? '';
  if (text === '') return { kind: 'empty' };
  const number = parseDecimal(text);
  const isNumber = number !== undefined && Number.isInteger(number) && number >= 0 && number <= NUMBER_LIMIT;
  return isNumber ? { kind: 'number', number } : { kind: 'wrong' };
}

/** Counted notes of a currency as the API takes them; undefined until something is counted or while a number is wrong. */
export function countedCash(currency: CurrencyCode, count: TypedCount): CountedCash | undefined {
  if (count.kind === 'none') return { currency, counts: {} };
  const readings = DENOMINATIONS[currency].map((value) => ({ value, reading: readNumber(count.numbers[value]) }));
  const counts = readings.flatMap(({ value, reading }) => (reading.kind === 'number' ? [[value, reading.number]] : []));
  if (counts.length === 0 || readings.some(({ reading }) => reading.kind === 'wrong')) return undefined;
  return { currency, counts: Object.fromEntries(counts) };
}

/** Sum in major units of the numbers typed so far. */
export function typedAmount(currency: CurrencyCode, count: TypedCount): number {
  if (count.kind === 'none') return 0;
  return DENOMINATIONS[currency].reduce((sum, value) => sum + lineAmount(value, count.numbers[value]), 0);
}

/** Amount of one denomination in major units; 0 for an empty or wrong number. */
export function lineAmount(value: string, typed: string | undefined): number {
  const reading = readNumber(typed);
  return reading.kind === 'number' ? fromMinor(countedMinor({ [value]: reading.number })) : 0;
}
