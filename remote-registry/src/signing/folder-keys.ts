import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../folder/read-if-there';
import { writeDurably } from '../folder/write-durably';
import { RegistryError } from '../store';
import type { RegistryKeys } from './registry-keys';

/** Folder of the keys. The page server never serves folders whose name begins with a dot. */
export const KEY_FOLDER = '.keys';

/**
 * Keys beside the registry in `folder`, created with the first signature. Only their owner may read the signing key.
 */
export function folderKeys(folder: string): RegistryKeys {
  const signingFile = path.join(folder, KEY_FOLDER, 'signing-key.pem');
  const publicFile = path.join(folder, KEY_FOLDER, 'public-key.pem');
  return {
    publicKey: async () => {
      const pem = await readIfThere(publicFile);
      return pem === undefined ? undefined : createPublicKey(pem);
    },
    signingKey: async () => {
      const pem = await readIfThere(signingFile);
      if (pem !== undefined) return createPrivateKey(pem);
      if ((await readIfThere(publicFile)) !== undefined) {
        throw new RegistryError(`${signingFile} is gone: put it back, or sign again with a new pair of keys`);
      }
      return makeKeys(signingFile, publicFile);
    },
  };
}

async function makeKeys(signingFile: string, publicFile: string): Promise<KeyObject> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await mkdir(path.dirname(signingFile), { recursive: true, mode: 0o700 });
  // Signing key first: a public key alone would mark the registry as signed.
  await writeDurably(signingFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await writeDurably(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  return privateKey;
}
