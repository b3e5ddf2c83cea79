import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { dayAfter } from '@comptoir/kernel/format';

/** In major units of one currency. */
export interface CurrencyAmounts {
  currency: CurrencyCode;
  collected: number;
  scheduled: number;
}

/** `collected` includes collections with issues. */
export interface CollectedCount {
  collected: number;
  total: number;
}

export interface DayCount extends CollectedCount {
  /** 'YYYY-MM-DD' in the time zone of the office. */
  day: string;
}

export function countCollections(totals: readonly CollectionTotal[]): CollectedCount {
  return {
    collected: totals.reduce((count, { collectedCount }) => count + collectedCount, 0),
    total: totals.reduce((count, { totalCount }) => count + totalCount, 0),
  };
}

/** Collected and scheduled amounts for each currency that occurs; currencies are never added. */
export function amountsByCurrency(totals: readonly CollectionTotal[]): CurrencyAmounts[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = totals.filter((total) => total.currency === currency);
    if (own.length === 0) return [];
    return [
      {
        currency,
        collected: sum(own.map(({ collected }) => collected)),
        scheduled: sum(own.map(({ scheduled }) => scheduled)),
      },
    ];
  });
}

/** One entry for each day from `first` to `last`, days without collections included. */
export function countsByDay(totals: readonly CollectionTotal[], first: string, last: string): DayCount[] {
  const counts: DayCount[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    counts.push({ day, ...countCollections(totals.filter((total) => total.day === day)) });
  }
  return counts;
}

function sum(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((total, amount) => total + toMinor(amount), 0n));
}
