import * as z from 'zod/mini';

/** One change of the registry: who, when, what and why. It stands in the registry itself, so that both change at once. */
export const HistoryEntry = z.object({
  revision: z.int(),
  at: z.iso.datetime(),
  by: z.string().check(z.minLength(1)),
  action: z.enum([
    'publish',
    'rollback',
    'pin',
    'unpin',
    'prune',
    'shell',
    'retire',
    'restore',
    'hand-over',
    'promote',
    'halt',
    'flag',
  ]),
  remote: z.optional(z.string()),
  /** The live version before and after. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** The team whose token it was, and the first digits of the token's hash; absent: the key of the registry itself. */
  team: z.optional(z.string()),
  key: z.optional(z.string()),
  /** The shell that a publication was held against, where it was not the one that the registry knows. */
  shell: z.optional(z.string()),
  /** To whom. */
  audience: z.optional(z.string()),
});

export type HistoryEntry = z.infer<typeof HistoryEntry>;
