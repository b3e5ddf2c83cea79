import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { RegistryError } from '../store';

export interface RegistryKeys {
  /** Accepted keys: several during a change of keys, none before the first signature. */
  publicKeys: () => Promise<readonly KeyObject[]>;
  /** @throws RegistryError if this process may only read the registry */
  signingKey: () => Promise<KeyObject>;
  /** Replaces keys stored beside the registry; `signAgain` runs while former keys are accepted, too. */
  renew?: (signAgain: () => Promise<void>) => Promise<void>;
}

/**
 * Keys from `REGISTRY_SIGNING_KEY` (PKCS #8) and `REGISTRY_PUBLIC_KEY` (SPKI, one after the other if several are
 * accepted), as PEM or its base64; `undefined` if neither is set. A read-only server needs the public key only.
 * @throws RegistryError for an invalid key
 */
export function environmentKeys(environment: NodeJS.ProcessEnv): RegistryKeys | undefined {
  const { REGISTRY_SIGNING_KEY: signing, REGISTRY_PUBLIC_KEY: open } = environment;
  if (!signing && !open) return undefined;
  const signingKey = signing ? parse('REGISTRY_SIGNING_KEY', () => createPrivateKey(pem(signing))) : undefined;
  const publicKeys = publicPems(open ? pem(open) : pem(signing ?? '')).map((each) =>
    parse('REGISTRY_PUBLIC_KEY', () => createPublicKey(each)),
  );
  return {
    publicKeys: () => Promise.resolve(publicKeys),
    signingKey: () =>
      signingKey
        ? Promise.resolve(signingKey)
        : Promise.reject(new RegistryError('REGISTRY_SIGNING_KEY is needed to change the registry')),
  };
}

/** Splits keys that follow each other; any other text is returned whole. */
export function publicPems(text: string): string[] {
  return text.match(/-----BEGIN PUBLIC KEY-----.*?-----END PUBLIC KEY-----/gs) ?? [text];
}

export function pemOf(publicKey: KeyObject): string {
  return publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

function pem(text: string): string {
  return text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : Buffer.from(text, 'base64').toString();
}

function parse(name: string, read: () => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch (cause) {
    throw new RegistryError(`${name} is not a key: it takes PEM, or PEM as base64`, { cause });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new RegistryError(`${name} is not an Ed25519 key`);
  return key;
}
