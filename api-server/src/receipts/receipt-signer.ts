import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toMinor } from '@comptoir/api-contract/money';
import { signedBytes, statementText } from '@comptoir/api-contract/receipt-statement';
import { prepareFolder } from '../data-folder';
import type { Connection } from '../database/database';
import { StartError } from '../start-error';
import { hashOfContent } from '../books/receipt-hash';
import type { ReceiptContent } from '../database/tables/receipts';
import { registerKey } from './receipt-keys.repository';

/** PKCS #8 as PEM or its base64, or a file that is made at the first start. */
export type ReceiptKeyOptions = { kind: 'given'; key: string } | { kind: 'file'; file: string };

/** Returns the statement of a receipt with its signature. */
export type ReceiptSigner = (content: ReceiptContent, contentHash: string) => string;

/**
 * Opens the signing key of the deployment and publishes its public key. Without options the key lasts as long as the
 * server.
 *
 * @throws {StartError} `configuration`
 */
export async function openReceiptSigner(
  connection: Connection,
  options: ReceiptKeyOptions | undefined,
): Promise<ReceiptSigner> {
  const key = await keyOf(options);
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

async function keyOf(options: ReceiptKeyOptions | undefined): Promise<KeyObject> {
  if (!options) return generateKeyPairSync('ed25519').privateKey;
  return options.kind === 'given' ? parseKey('RECEIPT_SIGNING_KEY', options.key) : keyInFile(options.file);
}

async function keyInFile(file: string): Promise<KeyObject> {
  await prepareFolder(path.dirname(file));
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  // Another server of this folder may have made it.
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
    if (Reflect.get(Object(cause), 'code') !== 'EEXIST') throw cause;
  });
  return parseKey(file, await readFile(file, 'utf8'));
}

function parseKey(name: string, text: string): KeyObject {
  const pem = text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : Buffer.from(text, 'base64').toString();
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new StartError('configuration', `${name} is not a key: it takes PEM, or PEM as base64.`, { cause });
  }
  throw new StartError('configuration', `${name} is not an Ed25519 key: openssl genpkey -algorithm ed25519.`);
}
