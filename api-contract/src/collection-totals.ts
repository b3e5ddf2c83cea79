import * as z from 'zod/mini';
import { CollectionFilterQuery } from './collections';
import { CurrencyTotal } from './offices';
import { operation } from './operation';
import { ROLES, STAFF } from './roles';

/** Longest period of totals, in days. */
export const TOTALS_DAYS = 400;
const DAY_MS = 24 * 3_600_000;

/**
 * Filters of the list; days are in the time zone. A period with one open end has `TOTALS_DAYS` days, one without ends
 * begins a year ago.
 */
export const CollectionTotalsQuery = CollectionFilterQuery.check(
  z.refine(
    ({ startDate, endDate }) =>
      startDate === undefined || endDate === undefined || daysBetween(startDate, endDate) <= TOTALS_DAYS,
    { path: ['endDate'], error: 'Totals cover at most 400 days' },
  ),
);

/** Number and sums of the collections scheduled for a day in one currency, in major units. */
export const CollectionTotal = z.extend(CurrencyTotal, { day: z.iso.date() });

export const collectionTotalsOperations = {
  sumCollections: operation({
    summary: 'Sums of the same list by currency; 422 if there are too many',
    access: STAFF,
    query: CollectionFilterQuery,
    response: z.array(CurrencyTotal),
    list: true,
  }),
  getCollectionTotals: operation({
    summary: 'Sums of the same list by day and currency, without empty days; 422 if there are too many',
    access: ROLES,
    query: CollectionTotalsQuery,
    response: z.array(CollectionTotal),
    list: true,
  }),
};

function daysBetween(startDate: string, endDate: string): number {
  return (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS;
}

export type CollectionTotalsQuery = z.infer<typeof CollectionTotalsQuery>;
export type CollectionTotal = z.infer<typeof CollectionTotal>;
