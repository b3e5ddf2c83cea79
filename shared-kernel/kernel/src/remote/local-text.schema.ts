import * as z from 'zod/mini';

/** A text in each language of the remote; English is required. */
export const LocalText = z.object({
  en: z.string().check(z.minLength(1)),
  fr: z.optional(z.string()),
  ar: z.optional(z.string()),
});

export type LocalText = z.infer<typeof LocalText>;
