import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../database/database';
import { openSecretCipher, type SecretCipher } from './secret-cipher';
import type { FactorOptions, FactorRules } from './factor-rules';
import { resealSecrets } from './factors.repository';

export interface Factors {
  rules: FactorRules;
  cipher: SecretCipher;
}

/** Opens the key of stored secrets, and seals those of former keys with it. */
export async function openFactors(
  connection: Connection,
  { rules, secrets }: FactorOptions,
  log: FastifyBaseLogger,
): Promise<Factors> {
  const cipher = await openSecretCipher(connection, secrets);
  const unreadable = await resealSecrets(connection, cipher);
  if (unreadable > 0) log.warn({ unreadable }, 'Secrets of authenticator apps cannot be read: a key is missing');
  return { rules, cipher };
}
