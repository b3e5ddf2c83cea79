import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalJson } from './canonical-json';

/** Ed25519 over the canonical content. */
export const Signature = z.object({
  algorithm: z.literal('ed25519'),
  /** First 16 digits of the public key's SHA-256, to tell keys apart. */
  key: z.string(),
  value: z.base64(),
});

export type Signature = z.infer<typeof Signature>;

export function signContent(content: unknown, signingKey: KeyObject, publicKey: KeyObject): Signature {
  const value = sign(null, Buffer.from(canonicalJson(content)), signingKey).toString('base64');
  return { algorithm: 'ed25519', key: fingerprint(publicKey), value };
}

export function isSignedBy(content: unknown, { value }: Signature, publicKey: KeyObject): boolean {
  return verify(null, Buffer.from(canonicalJson(content)), publicKey, Buffer.from(value, 'base64'));
}

function fingerprint(publicKey: KeyObject): string {
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}
