import * as z from 'zod/mini';

/**
 * A change of the registry: author, time, change and reason. Part of the registry, so that both are written
 * atomically.
 */
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
    'consent',
    'withdraw-consent',
    'rekey',
  ]),
  remote: z.optional(z.string()),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  reason: z.optional(z.string()),
  /** Team of the token, with the first digits of the token's hash; absent for the registry key. */
  team: z.optional(z.string()),
  key: z.optional(z.string()),
  /** Shell used for the check, if not the recorded one. */
  shell: z.optional(z.string()),
  audience: z.optional(z.string()),
});

export type HistoryEntry = z.infer<typeof HistoryEntry>;
