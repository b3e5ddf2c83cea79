import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const LENGTH_BYTES = 32;

/** A salted, slow hash of a request with a secret: a copy of the table does not help to guess the secret. */
export async function sealDigest(digest: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await derive(digest, salt, LENGTH_BYTES)).toString('base64url')}`;
}

/** Whether `sealed` was made from the same digest. */
export async function opensWith(sealed: string, digest: string): Promise<boolean> {
  const [, salt, hash] = /^scrypt:([\w-]+):([\w-]+)$/.exec(sealed) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive(digest, Buffer.from(salt, 'base64url'), LENGTH_BYTES);
  return expected.length === found.length && timingSafeEqual(expected, found);
}
