import { createHash, createPrivateKey, createPublicKey, scrypt, sign, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { toMinor } from '@comptoir/api-contract/money';
import { signedBytes, statementText } from '@comptoir/api-contract/receipt-statement';
import type { Connection } from '../database/database';
import { StartError } from '../start-error';
import { hashOfContent } from '../books/receipt-hash';
import type { ReceiptContent } from '../database/tables/receipts';
import { findSigningKeys } from '../session/signing-keys.repository';
import { registerKey } from './receipt-keys.repository';

export interface ReceiptKeyOptions {
  /** PKCS #8 as PEM or its base64; by default derived from the secret of access tokens. */
  receiptKey?: string | undefined;
  /** Secret of access tokens; by default the one in the database, which all servers share. */
  jwtSecret: string | undefined;
}

/** Returns the statement of a receipt with its signature. */
export type ReceiptSigner = (content: ReceiptContent, contentHash: string) => string;

/**
 * Opens the signing key of the deployment and publishes its public key. The keys of access tokens must exist.
 *
 * @throws {StartError} `configuration`
 */
export async function openReceiptSigner(connection: Connection, options: ReceiptKeyOptions): Promise<ReceiptSigner> {
  const key = await keyOf(connection, options);
  const publicKey = createPublicKey(key).export({ format: 'jwk' }).x ?? '';
  const keyId = createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('base64url').slice(0, 8);
  await registerKey(connection, { id: keyId, publicKey });
  return (content, contentHash) => {
    // Signed when it is shown, so that the books are not slower; changed content is never signed.
    if (hashOfContent(content) !== contentHash) throw new Error(`Receipt ${content.number} does not match its hash`);
    const statement = statementText({
      keyId,
      number: content.number,
      seconds: Math.floor(Date.parse(content.collectedAt) / 1000),
      timeZone: content.office.timeZone,
      lines: content.lines.map(({ currency, amount }) => ({ currency, minor: String(toMinor(Number(amount))) })),
      contentHash,
    });
    return `${statement}.${sign(null, signedBytes(statement), key).toString('base64url')}`;
  };
}

/** DER before the 32 bytes of an Ed25519 private key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

async function keyOf(connection: Connection, { receiptKey, jwtSecret }: ReceiptKeyOptions): Promise<KeyObject> {
  if (receiptKey !== undefined) return parseKey(receiptKey);
  const [stored] = jwtSecret === undefined ? await findSigningKeys(connection) : [];
  const secret = jwtSecret ?? stored?.secret;
  if (secret === undefined) throw new Error('There is no active signing key.');
  // Slow on purpose: the public key is public, and must not help to guess a weak secret.
  const seed = await promisify<string, string, number, Buffer>(scrypt)(secret, 'comptoir receipts', 32);
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

function parseKey(text: string): KeyObject {
  const pem = text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : Buffer.from(text, 'base64').toString();
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new StartError('configuration', 'RECEIPT_SIGNING_KEY is not a key: it takes PEM, or PEM as base64.', {
      cause,
    });
  }
  throw new StartError(
    'configuration',
    'RECEIPT_SIGNING_KEY is not an Ed25519 key: openssl genpkey -algorithm ed25519.',
  );
}
