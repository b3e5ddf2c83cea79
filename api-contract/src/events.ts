import * as z from 'zod/mini';
import { operation } from './operation';
import { RESOURCES } from './resource-names';
import { ROLES } from './roles';
import { Id } from './values';

/** `data` of an event named `change`: reads of this resource have changed. */
export const ListChange = z.object({
  list: z.enum(RESOURCES),
  /** Null for changes beyond a single office. */
  officeId: z.nullable(Id),
});

export const eventOperations = {
  listenToEvents: operation({
    summary: 'Changes of lists in the caller’s reach, as server-sent events',
    access: ROLES,
    produces: ['text/event-stream'],
  }),
};

export type ListChange = z.infer<typeof ListChange>;
