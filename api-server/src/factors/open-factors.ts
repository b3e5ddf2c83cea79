import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../database/database';
import { openFactorCipher, type FactorCipher } from './factor-cipher';
import type { FactorOptions, FactorRules } from './factor-rules';
import { sealAgain } from './factors.repository';

export interface Factors {
  rules: FactorRules;
  cipher: FactorCipher;
}

/** Opens the key of stored secrets, and seals those of former keys with it. */
export async function openFactors(
  connection: Connection,
  { rules, secrets }: FactorOptions,
  log: FastifyBaseLogger,
): Promise<Factors> {
  const cipher = await openFactorCipher(connection, secrets);
  const unreadable = await sealAgain(connection, cipher);
  if (unreadable > 0) log.warn({ unreadable }, 'Secrets of authenticator apps cannot be read: a key is missing');
  return { rules, cipher };
}
