import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bytesOf, readStatement, signedBytes } from '@comptoir/api-contract/receipt-statement';
import { describeOnDatabases } from '../../test/databases';
import { hashOfContent } from '../books/receipt-hash';
import type { ReceiptContent } from '../database/tables/receipts';
import { findKeys } from './receipt-keys.repository';
import { openReceiptSigner } from './receipt-signer';

const content: ReceiptContent = {
  version: '1',
  kind: 'COLLECTION',
  number: '4711',
  office: { id: '01890000-0000-7000-8000-000000000001', name: 'Algiers', timeZone: 'Africa/Algiers' },
  agency: { id: '01890000-0000-7000-8000-000000000002', name: 'Pharmacie Audin' },
  collectionId: '1042',
  lines: [
    { currency: 'DZD', amount: '125000.00' },
    { currency: 'EUR', amount: '50.00' },
  ],
  collectedAt: '2026-11-21T08:14:03.000Z',
  bookedAt: '2026-11-21T08:15:00.000Z',
  replaces: null,
};
const hash = hashOfContent(content);
const pemOfNewKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const EMBEDDED = ['embedded'] as const;

test('the hash of a content does not depend on the order of its names', () => {
  const other = Object.fromEntries(Object.entries(content).toReversed());
  expect(hashOfContent({ ...content, ...other })).toBe(hash);
  expect(hashOfContent(JSON.parse(JSON.stringify(other)))).toBe(hash);
  expect(hashOfContent({ ...content, number: '4712' })).not.toBe(hash);
});

describeOnDatabases(
  'the key of receipts',
  ({ connection }) => {
    const isGenuine = async (signed: string) => {
      const said = readStatement(signed);
      const known = (await findKeys(connection())).find(({ id }) => id === said?.keyId);
      if (!said || !known) return false;
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known.publicKey }, format: 'jwk' });
      return verify(null, signedBytes(said.text), key, bytesOf(said.signature));
    };

    it('can be replaced, and receipts of the former one stay genuine', async () => {
      const former = await openReceiptSigner(connection(), { kind: 'given', key: pemOfNewKey() });
      const signedBefore = former(content, hash);
      const current = await openReceiptSigner(connection(), { kind: 'given', key: btoa(pemOfNewKey()) });
      const signedNow = current(content, hash);
      expect(readStatement(signedNow)).toMatchObject({
        number: '4711',
        seconds: 1_795_248_843,
        timeZone: 'Africa/Algiers',
        lines: [
          { currency: 'DZD', minor: '12500000' },
          { currency: 'EUR', minor: '5000' },
        ],
        contentHash: hash,
      });
      expect(signedNow).not.toBe(signedBefore);
      expect(await Promise.all([signedBefore, signedNow].map(isGenuine))).toEqual([true, true]);
      expect(() => current({ ...content, number: '4712' }, hash)).toThrow('Receipt 4712 does not match its hash');
    });

    it('is made at the first start for its owner alone, and kept', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-receipts-'));
      const options = { kind: 'file', file: path.join(folder, 'data', 'receipt-key.pem') } as const;
      const first = await openReceiptSigner(connection(), options);
      const second = await openReceiptSigner(connection(), options);
      expect(second(content, hash)).toBe(first(content, hash));
      expect(statSync(options.file).mode & 0o777).toBe(0o600);
      expect(readFileSync(options.file, 'utf8')).toContain('PRIVATE KEY');
      rmSync(folder, { recursive: true });
    });

    it.each([
      ['no key', 'secret', 'RECEIPT_SIGNING_KEY is not a key: it takes PEM, or PEM as base64.'],
      [
        'another kind of key',
        generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        'RECEIPT_SIGNING_KEY is not an Ed25519 key: openssl genpkey -algorithm ed25519.',
      ],
    ])('stops the start for %s', async (_what, key, message) => {
      await expect(openReceiptSigner(connection(), { kind: 'given', key })).rejects.toThrow(message);
    });
  },
  EMBEDDED,
);
