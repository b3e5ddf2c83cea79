import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Connection } from '../database/database';
import { findEverySigningKey } from '../session/signing-keys.repository';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts stored secrets: of authenticator apps, webhooks and single sign-on. `owner` is authenticated, so that a row cannot be moved to another person. */
export interface SecretCipher {
  encrypt(text: string, owner: string): string;
  /**
   * Undefined for a secret of an unknown key.
   *
   * @throws {Error} for another owner, or a changed secret
   */
  decrypt(sealed: string, owner: string): string | undefined;
  /** True if another key than the current one sealed it. */
  usesFormerKey(sealed: string): boolean;
}

interface Key {
  id: string;
  key: Buffer;
}

/** The first secret seals, all of them open. */
export function secretCipher(secrets: readonly [string, ...string[]]): SecretCipher {
  const [current, ...former] = secrets;
  const sealing = keyOf(current);
  const known = [sealing, ...former.map(keyOf)];
  return {
    encrypt(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing.key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [VERSION, sealing.id, iv.toString('base64url'), sealed.toString('base64url')].join('.');
    },
    decrypt(sealed, owner) {
      const [version, id, iv = '', text = ''] = sealed.split('.');
      const found = version === VERSION ? known.find((each) => each.id === id) : undefined;
      if (!found) return undefined;
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', found.key, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    usesFormerKey: (sealed) => sealed.split('.')[1] !== sealing.id,
  };
}

function keyOf(secret: string): Key {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'comptoir factors', 32));
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) };
}

/** With the secrets of the configuration, or the stored signing keys, which all servers share. */
export async function openSecretCipher(connection: Connection, secrets: readonly string[]): Promise<SecretCipher> {
  const [current, ...former] =
    secrets.length > 0 ? secrets : (await findEverySigningKey(connection)).map(({ secret }) => secret);
  if (current === undefined) throw new Error('There is no active signing key.');
  return secretCipher([current, ...former]);
}
