import { createHash } from 'node:crypto';

/** Hex SHA-256, which suffices for secrets with 120 random bits or more. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
