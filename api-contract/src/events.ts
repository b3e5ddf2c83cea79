import * as z from 'zod/mini';
import { operation } from './operation';
import { ROLES } from './roles';
import { Id } from './values';

/** The lists whose changes are told, by the first part of their query key. */
export const LISTS = [
  'offices',
  'users',
  'agencies',
  'collections',
  'suppliers',
  'trades',
  'balances',
  'general-ledger',
] as const;

export const ListName = z.enum(LISTS);

/** The `data` of an event named `change`: this list has changed. */
export const ListChange = z.object({
  list: ListName,
  /** Null: the list of no single office. */
  officeId: z.nullable(Id),
});

export const eventOperations = {
  listenToEvents: operation({
    summary: 'Which lists in the caller’s reach change, as server-sent events',
    access: ROLES,
    produces: 'text/event-stream',
  }),
};

export type ListName = z.infer<typeof ListName>;
export type ListChange = z.infer<typeof ListChange>;
