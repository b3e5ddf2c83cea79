import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { bytesOf, readStatement, signedBytes } from '@comptoir/api-contract/receipt-statement';
import { describeOnDatabases } from '../../test/databases';
import { hashOfContent } from '../books/receipt-hash';
import type { ReceiptContent } from '../database/tables/receipts';
import { addSigningKey, retireSigningKeys } from '../session/signing-keys.repository';
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
const given = (receiptKey: string) => ({ receiptKey, jwtSecret: undefined });
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
      const statement = readStatement(signed);
      const known = (await findKeys(connection())).find(({ id }) => id === statement?.keyId);
      if (!statement || !known) return false;
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: known.publicKey }, format: 'jwk' });
      return verify(null, signedBytes(statement.text), key, bytesOf(statement.signature));
    };

    it('can be replaced, and receipts of the former one stay genuine', async () => {
      const former = await openReceiptSigner(connection(), given(pemOfNewKey()));
      const signedBefore = former(content, hash);
      const current = await openReceiptSigner(connection(), given(btoa(pemOfNewKey())));
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

    it('is by default the same for all servers with a secret of access tokens', async () => {
      const jwtSecret = 'a secret of access tokens that two servers share';
      const [one, other] = await Promise.all([1, 2].map(() => openReceiptSigner(connection(), { jwtSecret })));
      expect(one?.(content, hash)).toBe(other?.(content, hash));
      const another = await openReceiptSigner(connection(), { jwtSecret: `${jwtSecret}.` });
      expect(another(content, hash)).not.toBe(one?.(content, hash));
      expect(await isGenuine(another(content, hash))).toBe(true);
    });

    it('is by default derived from the secret in the database, and changes with it', async () => {
      await addSigningKey(connection());
      const signed = async () => (await openReceiptSigner(connection(), { jwtSecret: undefined }))(content, hash);
      const before = await signed();
      expect(await signed()).toBe(before);
      await retireSigningKeys(connection(), 'all');
      await addSigningKey(connection());
      const after = await signed();
      expect(after).not.toBe(before);
      expect(await Promise.all([before, after].map(isGenuine))).toEqual([true, true]);
    });

    it.each([
      ['no key', 'secret', 'RECEIPT_SIGNING_KEY is not a key: it takes PEM, or PEM as base64.'],
      [
        'another kind of key',
        generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        'RECEIPT_SIGNING_KEY is not an Ed25519 key: openssl genpkey -algorithm ed25519.',
      ],
    ])('stops the start for %s', async (_what, key, message) => {
      await expect(openReceiptSigner(connection(), given(key))).rejects.toThrow(message);
    });
  },
  EMBEDDED,
);
