import * as z from 'zod/mini';
import { CollectionFilterQuery } from './collections';
import { CurrencyTotal } from './offices';
import { operation } from './operation';
import { ROLES } from './roles';

/** The same filters as the list; days are those of the time zone. */
export const CollectionTotalsQuery = CollectionFilterQuery;

/** The collections scheduled for one day in one currency: their number and sums, in major units. */
export const CollectionTotal = z.extend(CurrencyTotal, { day: z.iso.date() });

export const collectionTotalsOperations = {
  getCollectionTotals: operation({
    summary: 'What the collections of the same list add up to, by day and currency; days without any are left out',
    access: ROLES,
    query: CollectionTotalsQuery,
    response: z.array(CollectionTotal),
    list: true,
  }),
};

export type CollectionTotal = z.infer<typeof CollectionTotal>;
