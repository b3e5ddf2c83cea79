import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { CountedCash } from '@comptoir/api-contract/handovers';
import { useState } from 'react';
import { countedCash, NOT_COUNTED, type TypedCount } from './typed-count';

/** State of a count sheet. */
export interface CountedSheet {
  currencies: readonly CurrencyCode[];
  countOf: (currency: CurrencyCode) => TypedCount;
  change: (currency: CurrencyCode, count: TypedCount) => void;
  /** Adds a currency, or removes an added one with its numbers. */
  add: (currency: CurrencyCode) => void;
  remove: (currency: CurrencyCode) => void;
  isAdded: (currency: CurrencyCode) => boolean;
  /** Counted cash of all currencies; undefined until each is counted or has none. */
  lines: CountedCash[] | undefined;
  /** True once something is typed or ticked. */
  isTouched: boolean;
}

type Counts = Partial<Record<CurrencyCode, TypedCount>>;

/**
 * Keeps the count of the required currencies and of those that the person adds, at first `suggested`. It begins empty:
 * nothing is pre-filled.
 */
export function useCountSheet(
  required: readonly CurrencyCode[],
  suggested: readonly CurrencyCode[] = [],
): CountedSheet {
  const [counts, setCounts] = useState<Counts>({});
  const [added, setAdded] = useState(suggested);
  const currencies = [...new Set([...required, ...added])];
  const countOf = (currency: CurrencyCode) => counts[currency] ?? NOT_COUNTED;
  const lines = currencies.map((currency) => countedCash(currency, countOf(currency)));
  const known = lines.filter((line) => line !== undefined);
  const change = (currency: CurrencyCode, count: TypedCount) =>
    setCounts((present) => ({ ...present, [currency]: count }));
  return {
    currencies,
    countOf,
    change,
    add: (currency) => setAdded((present) => [...present, currency]),
    remove: (currency) => {
      setAdded((present) => present.filter((each) => each !== currency));
      change(currency, NOT_COUNTED);
    },
    isAdded: (currency) => !required.includes(currency),
    lines: currencies.length > 0 && known.length === currencies.length ? known : undefined,
    isTouched: currencies.some((currency) => isTouched(countOf(currency))),
  };
}

function isTouched(count: TypedCount): boolean {
  return count.kind === 'none' || Object.values(count.numbers).some((typed) => typed !== '');
}
