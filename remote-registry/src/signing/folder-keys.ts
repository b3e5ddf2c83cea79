import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../folder/read-if-there';
import { writeDurably } from '../folder/write-durably';
import { RegistryError } from '../store';
import { pemOf, publicPems, type RegistryKeys } from './registry-keys';

/** Folder of the keys. The page server never serves folders whose name begins with a dot. */
export const KEY_FOLDER = '.keys';

/**
 * Keys beside the registry in `folder`, created with the first signature. Only their owner may read the signing key.
 */
export function folderKeys(folder: string): RegistryKeys {
  const signingFile = path.join(folder, KEY_FOLDER, 'signing-key.pem');
  const publicFile = path.join(folder, KEY_FOLDER, 'public-key.pem');
  async function publicKeys() {
    const pems = await readIfThere(publicFile);
    return pems === undefined ? [] : publicPems(pems.toString()).map((pem) => createPublicKey(pem));
  }

  return {
    publicKeys,
    signingKey: async () => {
      const pem = await readIfThere(signingFile);
      if (pem !== undefined) return createPrivateKey(pem);
      if ((await readIfThere(publicFile)) !== undefined) {
        throw new RegistryError(
          `${signingFile} is gone: put it back, or make a new pair with "comptoir-remotes rekey"`,
        );
      }
      return makeKeys(signingFile, publicFile);
    },
    renew: async (signAgain) => {
      const former = await publicKeys();
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      await mkdir(path.dirname(signingFile), { recursive: true, mode: 0o700 });
      // Accepted before it signs, so that a reader refuses nothing at any moment.
      await writeDurably(publicFile, [...former, publicKey].map(pemOf).join(''));
      await writeSigningKey(signingFile, privateKey);
      await signAgain();
      await writeDurably(publicFile, pemOf(publicKey));
    },
  };
}

async function makeKeys(signingFile: string, publicFile: string): Promise<KeyObject> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await mkdir(path.dirname(signingFile), { recursive: true, mode: 0o700 });
  // Signing key first: a public key alone would mark the registry as signed.
  await writeSigningKey(signingFile, privateKey);
  await writeDurably(publicFile, pemOf(publicKey));
  return privateKey;
}

function writeSigningKey(file: string, key: KeyObject): Promise<void> {
  return writeDurably(file, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
}
