import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Connection } from '../database/database';
import type { SecretCipher } from '../factors/secret-cipher';

/** Start of each secret, as Standard Webhooks defines it. */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

export function sealSecret(cipher: SecretCipher, webhookId: string, secret: string): string {
  return cipher.encrypt(secret, ownerOf(webhookId));
}

interface SealedSecrets {
  webhookId: string;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
}

interface Message {
  id: string;
  at: Date;
  body: string;
}

/**
 * Headers by Standard Webhooks; the former secret signs as well for a while.
 *
 * @throws Error without the key that sealed the secret
 */
export function signedHeaders(cipher: SecretCipher, sealed: SealedSecrets, { id, at, body }: Message) {
  const isRotating = sealed.formerUntil !== null && sealed.formerUntil > at;
  const secrets = [sealed.secret, ...(isRotating && sealed.formerSecret !== null ? [sealed.formerSecret] : [])];
  const signatures = secrets.map((each) => {
    const secret = cipher.decrypt(each, ownerOf(sealed.webhookId));
    if (secret === undefined) throw new Error('The secret was sealed with another key: rotate it');
    return new Webhook(secret).sign(id, at, body);
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Seals secrets of former keys with the current one, so that a former key can be forgotten. */
export async function resealWebhookSecrets(connection: Connection, cipher: SecretCipher): Promise<void> {
  const rows = await connection.selectFrom('webhooks').select(['id', 'secret', 'formerSecret']).execute();
  for (const { id, ...former } of rows) {
    const [secret, formerSecret] = [former.secret, former.formerSecret].map((sealed) => {
      const opened = sealed !== null && cipher.usesFormerKey(sealed) ? cipher.decrypt(sealed, ownerOf(id)) : undefined;
      return opened === undefined ? sealed : sealSecret(cipher, id, opened);
    });
    if (secret == null || (secret === former.secret && formerSecret === former.formerSecret)) continue;
    // A rotation meanwhile has sealed new ones.
    await connection
      .updateTable('webhooks')
      .set({ secret, formerSecret: formerSecret ?? null })
      .where('id', '=', id)
      .where('secret', '=', former.secret)
      .execute();
  }
}

/** Differs from owners of other sealed secrets. */
function ownerOf(webhookId: string): string {
  return `webhook:${webhookId}`;
}
