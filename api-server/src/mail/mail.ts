import * as z from 'zod/mini';

const person = { to: z.string(), name: z.string() };

/** A mail before it is written out; `token` goes into its link. */
export const Mail = z.discriminatedUnion('template', [
  z.object({ template: z.literal('invitation'), ...person, token: z.string() }),
  z.object({ template: z.literal('password-reset'), ...person, token: z.string() }),
  z.object({
    template: z.literal('collection-notice'),
    ...person,
    /** ISO text. */
    scheduledAt: z.string(),
    collectionId: z.string(),
    collector: z.string(),
    office: z.string(),
  }),
]);

export type Mail = z.infer<typeof Mail>;
