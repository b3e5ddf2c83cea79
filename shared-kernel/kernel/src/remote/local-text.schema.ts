import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(100, 'At most 100 characters'));

/** A text in each language of the remote; English is required. */
export const LocalText = z.object({
  en: text.check(z.minLength(1)),
  fr: z.optional(text),
  ar: z.optional(text),
});

export type LocalText = z.infer<typeof LocalText>;
