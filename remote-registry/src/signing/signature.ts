import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { Signature } from './signature.schema';

export interface Signer {
  /** Key id in signatures: after a change of keys everything is signed again. */
  key: string;
  sign: (text: string) => Signature;
}

export function signerOf(signingKey: KeyObject): Signer {
  const key = fingerprint(createPublicKey(signingKey));
  return {
    key,
    sign: (text) => ({
      algorithm: 'ed25519',
      key,
      value: sign(null, Buffer.from(text), signingKey).toString('base64'),
    }),
  };
}

export function isSignedBy(text: string, { value }: Signature, publicKey: KeyObject): boolean {
  return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64'));
}

/** Key id in signatures. */
export function fingerprint(publicKey: KeyObject): string {
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('hex').slice(0, 16);
}
