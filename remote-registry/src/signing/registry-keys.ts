import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { RegistryError } from '../store';

export interface RegistryKeys {
  /** `undefined` before the first signature. */
  publicKey: () => Promise<KeyObject | undefined>;
  /** @throws RegistryError if this process may only read the registry */
  signingKey: () => Promise<KeyObject>;
}

/**
 * Keys from `REGISTRY_SIGNING_KEY` (PKCS #8) and `REGISTRY_PUBLIC_KEY` (SPKI), as PEM or its base64; `undefined` if
 * neither is set. A read-only server needs the public key only.
 * @throws RegistryError for an invalid key
 */
export function environmentKeys(environment: NodeJS.ProcessEnv): RegistryKeys | undefined {
  const { REGISTRY_SIGNING_KEY: signing, REGISTRY_PUBLIC_KEY: open } = environment;
  if (!signing && !open) return undefined;
  const signingKey = signing ? parse('REGISTRY_SIGNING_KEY', () => createPrivateKey(pem(signing))) : undefined;
  const publicKey = parse('REGISTRY_PUBLIC_KEY', () => createPublicKey(open ? pem(open) : pem(signing ?? '')));
  return {
    publicKey: () => Promise.resolve(publicKey),
    signingKey: () =>
      signingKey
        ? Promise.resolve(signingKey)
        : Promise.reject(new RegistryError('REGISTRY_SIGNING_KEY is needed to change the registry')),
  };
}

export async function publicPem({ publicKey }: RegistryKeys): Promise<string | undefined> {
  return (await publicKey())?.export({ type: 'spki', format: 'pem' }).toString();
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
