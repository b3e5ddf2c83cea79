import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES } from './roles';
import { Currency, requiredText } from './values';

/** The kinds of record that a search finds; a `user` is a manager or an administrator. */
export const FOUND_KINDS = ['agency', 'collection', 'trade', 'collector', 'supplier', 'user'] as const;

/** So many of each kind are answered. */
export const FOUND_LIMIT = 5;

/** A record that was found, with as much as tells it from others. */
export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.string(),
  /** Of a collection that of its agency; null of a trade, which has none. */
  name: z.nullable(z.string()),
  /** The city of an agency, the office of a person or of a supplier; null where there is none. */
  place: z.nullable(z.string()),
  /** When a collection is scheduled, or a trade was made. */
  date: z.nullable(z.string()),
  /** What is scheduled to be collected; of a trade what was given, and what was taken for it. */
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

export type FoundKind = (typeof FOUND_KINDS)[number];
export type Found = z.infer<typeof Found>;
