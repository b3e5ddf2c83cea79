import * as z from 'zod/mini';

/** Ed25519 over the canonical content. */
export const Signature = z.object({
  algorithm: z.literal('ed25519'),
  /** First 16 digits of the public key's SHA-256. */
  key: z.string(),
  value: z.base64(),
});

export type Signature = z.infer<typeof Signature>;
