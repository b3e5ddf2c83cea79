import type { Connection } from '../database/database';
import { openSecretCipher, type SecretCipher } from '../factors/secret-cipher';
import { NO_FACTORS, type FactorOptions } from '../factors/factor-rules';
import { PUBLIC_RECEIVERS, type ReceiverRules } from './receiver-address';
import { resealWebhookSecrets } from './webhook-secrets';

export interface Webhooks {
  /** Opens stored secrets, sealed with the key of second steps. Those of former keys are sealed with it. */
  cipher: () => Promise<SecretCipher>;
  receivers: ReceiverRules;
}

interface Options {
  factors?: FactorOptions;
  receivers?: ReceiverRules;
}

export function openWebhooks(
  connection: Connection,
  { factors = NO_FACTORS, receivers = PUBLIC_RECEIVERS }: Options,
): Webhooks {
  // Opened with the first use: a new database has no key before its access tokens.
  let opened: Promise<SecretCipher> | undefined;
  return { receivers, cipher: () => (opened ??= open(connection, factors.secrets)) };
}

async function open(connection: Connection, secrets: readonly string[]): Promise<SecretCipher> {
  const cipher = await openSecretCipher(connection, secrets);
  await resealWebhookSecrets(connection, cipher);
  return cipher;
}
