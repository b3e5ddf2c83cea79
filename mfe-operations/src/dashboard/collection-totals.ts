import type { Collection } from '@comptoir/api-contract/collections';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import dayjs from 'dayjs';
import { isCollected } from '../collections/collection-status';

/** Amounts of collections in one currency, in major units. */
export interface CurrencyAmounts {
  currency: CurrencyCode;
  collected: number;
  scheduled: number;
}

/** How many of the collections are collected, with or without issues. */
export interface CollectedCount {
  collected: number;
  total: number;
}

export interface DayCount extends CollectedCount {
  /** 'YYYY-MM-DD' in the browser's time zone. */
  day: string;
}

export function countCollected(collections: readonly Collection[]): CollectedCount {
  return {
    collected: collections.filter(({ status }) => isCollected(status)).length,
    total: collections.length,
  };
}

/** What was collected and what was scheduled in each currency that occurs; currencies are never added up. */
export function amountsByCurrency(collections: readonly Collection[]): CurrencyAmounts[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = collections.filter((collection) => collection.currency === currency);
    if (own.length === 0) return [];
    return [
      {
        currency,
        collected: sum(own.map(({ collectedAmount }) => collectedAmount ?? 0)),
        scheduled: sum(own.map(({ scheduledAmount }) => scheduledAmount)),
      },
    ];
  });
}

/** The collections of each day from `first` to `last`, days without any included. */
export function countsByDay(collections: readonly Collection[], first: string, last: string): DayCount[] {
  const byDay = groupByDay(collections);
  const count = dayjs(last).diff(dayjs(first), 'day') + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const day = dayjs(first).add(index, 'day').format('YYYY-MM-DD');
    return { day, ...countCollected(byDay.get(day) ?? []) };
  });
}

/**
 * The first day of which all collections are there: `rows` are the newest ones of `total`, and the oldest day among
 * them may lack some.
 */
export function firstCompleteDay(rows: readonly Collection[], total: number, first: string): string {
  const oldest = rows.at(-1);
  if (!oldest || rows.length >= total) return first;
  return dayjs(oldest.scheduledCollectionDate).add(1, 'day').format('YYYY-MM-DD');
}

function groupByDay(collections: readonly Collection[]): Map<string, Collection[]> {
  const byDay = new Map<string, Collection[]>();
  for (const collection of collections) {
    const day = dayjs(collection.scheduledCollectionDate).format('YYYY-MM-DD');
    const others = byDay.get(day);
    if (others) others.push(collection);
    else byDay.set(day, [collection]);
  }
  return byDay;
}

function sum(amounts: readonly number[]): number {
  return fromMinor(amounts.reduce((total, amount) => total + toMinor(amount), 0n));
}
