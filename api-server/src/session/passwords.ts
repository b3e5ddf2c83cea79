import { hash, verify } from '@node-rs/argon2';

/** argon2id with memory (KiB) and passes as OWASP recommends. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const right = await verify(storedHash ?? (await dummyHash), password);
  return right && storedHash != null;
}
