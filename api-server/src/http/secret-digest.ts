import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const LENGTH_BYTES = 32;

/** Salted scrypt hash, so that a leaked table does not help guess the secret. */
export async function sealDigest(digest: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt:${salt.toString('base64url')}:${(await derive(digest, salt, LENGTH_BYTES)).toString('base64url')}`;
}

export async function opensWith(sealed: string, digest: string): Promise<boolean> {
  const [, salt, hash] = /^scrypt:([\w-]+):([\w-]+)$/.exec(sealed) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive(digest, Buffer.from(salt, 'base64url'), LENGTH_BYTES);
  return expected.length === found.length && timingSafeEqual(expected, found);
}
