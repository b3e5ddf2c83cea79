import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES } from './roles';
import { Currency, requiredText } from './values';

/** Record types found by the search; a `user` is a manager or an administrator. */
export const FOUND_KINDS = ['agency', 'collection', 'trade', 'collector', 'supplier', 'user'] as const;

/** Maximal number of results per type. */
export const FOUND_LIMIT = 5;

/** A search result, with enough to identify the record. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  /** Name of the agency for a collection; null for a trade. */
  name: z.nullable(z.string()),
  /** City of an agency, office of a person or supplier; null without one. */
  place: z.nullable(z.string()),
  /** Scheduled date of a collection, or date of a trade. */
  date: z.nullable(z.string()),
  /** Scheduled amount of a collection; given and received amounts of a trade. */
  amounts: z.array(z.object({ amount: z.number(), currency: Currency })),
});

export const searchOperations = {
  search: operation({
    summary: 'Records by a part of their name, collections and trades by their number: at most five of each kind',
    access: ROLES,
    query: z.object({ q: requiredText('Enter a search term') }),
    response: z.array(Found),
  }),
};

export type Found = z.infer<typeof Found>;
