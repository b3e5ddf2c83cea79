import { hash, verify } from '@node-rs/argon2';

/** argon2id with memory (KiB) and passes as OWASP recommends. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobodysHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const right = await verify(storedHash ?? (await nobodysHash), password);
  return right && storedHash != null;
}
