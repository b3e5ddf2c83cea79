import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { provisionalText } from '@comptoir/api-contract/provisional-statement';
import { signedBytes, statementText } from '@comptoir/api-contract/receipt-statement';
import type { ReceiptCheck } from '@comptoir/api-contract/receipts';
import { memoryStorage } from '@comptoir/remote-sdk/testing/memory-storage';
import { browserStorage } from './browser-storage';
import { checkCode, checkTyped, type Means } from './check-receipt';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = { id: 'abcdefgh', publicKey: publicKey.export({ format: 'jwk' }).x ?? '', since: '2026-11-01T00:00:00Z' };
const hash = '9b1c4f2a77d0'.repeat(6).slice(0, 64);
const statement = statementText({
  keyId: key.id,
  number: '4711',
  seconds: Date.parse('2026-11-21T08:14:03Z') / 1000,
  timeZone: 'Africa/Algiers',
  lines: [
    { currency: 'DZD', minor: '12500000' },
    { currency: 'EUR', minor: '5000' },
  ],
  contentHash: hash,
});
const code = `${statement}.${sign(null, signedBytes(statement), privateKey).toString('base64url')}`;
const receipt = {
  number: '4711',
  collectedDate: '2026-11-21T08:14:03.250Z',
  timeZone: 'Africa/Algiers',
  lines: [
    { currency: 'DZD' as const, amount: 125_000 },
    { currency: 'EUR' as const, amount: 50 },
  ],
  replacedBy: null,
};
const GENUINE: ReceiptCheck = { state: 'GENUINE', receipt };
const shown = { number: '4711', timeZone: 'Africa/Algiers', lines: receipt.lines };

/** A server that answers a check, with a status instead, or not at all. */
function means(check: ReceiptCheck | number | 'away', keys: object[] = [key]) {
  const requests: string[] = [];
  const fetch: Means['fetch'] = async (address) => {
    const path = typeof address === 'string' ? address : '';
    requests.push(path);
    if (check === 'away') throw new TypeError('Failed to fetch');
    if (path === '/api/receipts/keys') return Response.json(keys);
    if (typeof check === 'object') return Response.json(check);
    return Response.json({}, { status: check, headers: { 'retry-after': '600' } });
  };
  return { asked: requests, means: { fetch, subtle: webcrypto.subtle, storage: memoryStorage() } };
}

test('a code of the office is genuine, and the server is asked whether it was replaced', async () => {
  const server = means(GENUINE);
  expect(await checkCode(code, server.means)).toMatchObject({ state: 'genuine', receipt: shown });
  expect(server.asked).toEqual(['/api/receipts/keys', `/api/receipts/verify?number=4711&code=${hash}`]);
  expect(await checkCode(encodeURIComponent(code), means(GENUINE).means)).toMatchObject({ state: 'genuine' });
  const voided = means({ state: 'VOIDED', receipt: { ...receipt, replacedBy: '4712' } });
  expect(await checkCode(code, voided.means)).toMatchObject({ state: 'voided', replacedBy: '4712' });
});

test.each([[[]], [{ state: 'GENUINE' }], [{ signIn: 'hotel' }], [null]])(
  'an answer %j that is not of the server is no verdict',
  async (answer) => {
    const fetch: Means['fetch'] = async () => Response.json(answer);
    const hotel = { ...means('away').means, fetch };
    expect(await checkTyped({ number: '4711', code: hash }, hotel)).toEqual({ state: 'unreachable' });
    expect(await checkCode(code, hotel)).toEqual({ state: 'unreachable' });
  },
);

test.each([
  ['another amount', code.replace('DZD12500000', 'DZD22500000')],
  ['another number', code.replace('4711', '4712')],
  ['another signature', code.replace(/.$/, code.endsWith('A') ? 'Q' : 'A')],
  ['the signature of another key', code.replace('abcdefgh', 'abcdefgi')],
  ['another form', '1.2.3'],
  ['a broken escape', `${code}%`],
])('a code with %s is not genuine, without asking for it', async (_what, changed) => {
  const server = means(GENUINE);
  expect(await checkCode(changed, server.means)).toEqual({ state: 'notGenuine' });
  expect(server.asked.filter((path) => path.includes('verify'))).toEqual([]);
});

test('without a connection the signature is checked with the keys of the last time', async () => {
  const online = means(GENUINE);
  await checkCode(code, online.means);
  const away = { ...means('away').means, storage: online.means.storage };
  expect(await checkCode(code, away)).toMatchObject({ state: 'signed', receipt: shown });
  expect(await checkCode(code.replace('4711', '4712'), away)).toEqual({ state: 'notGenuine' });
  expect(await checkCode(code, means('away').means)).toEqual({ state: 'unreachable' });
});

test('a web view without storage checks a code, and keeps no keys', async () => {
  const open = jest
    .fn<Storage | null, []>(() => null)
    .mockImplementationOnce(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  const storage = browserStorage(open);
  expect(await checkCode(code, { ...means(GENUINE).means, storage })).toMatchObject({ state: 'genuine' });
  expect(await checkCode(code, { ...means('away').means, storage })).toEqual({ state: 'unreachable' });
});

test('a browser without Ed25519 asks the server, and compares the answer with the code', async () => {
  const without = { ...means(GENUINE).means, subtle: undefined };
  expect(await checkCode(code, without)).toMatchObject({ state: 'genuine' });
  expect(await checkCode(code.replace('DZD12500000', 'DZD22500000'), without)).toEqual({ state: 'notGenuine' });
});

const officeId = '01890000-0000-7000-8000-00000000000a';
const pickUp = { id: '0199f0aa-0000-7000-8000-000000000001', occurredAt: receipt.collectedDate, lines: receipt.lines };
const provisional = provisionalText({ officeId, timeZone: 'Africa/Algiers', contentHash: hash, pickUp });
const NOT_CONFIRMED: ReceiptCheck = { state: 'NOT_CONFIRMED', receipt: null };
const content = {
  number: undefined,
  collectedAt: new Date('2026-11-21T08:14:03Z'),
  timeZone: 'Africa/Algiers',
  lines: receipt.lines,
};

test('a provisional code is not confirmed until the server has its pick-up, also without a connection', async () => {
  const before = means(NOT_CONFIRMED);
  expect(await checkCode(provisional, before.means)).toEqual({ state: 'provisional', receipt: content });
  expect(before.asked).toEqual([`/api/receipts/verify?officeId=${officeId}&pickUpId=${pickUp.id}&code=${hash}`]);
  expect(await checkCode(provisional, means('away').means)).toEqual({ state: 'unconfirmed', receipt: content });
  expect(await checkCode(provisional, means(503).means)).toEqual({ state: 'unconfirmed', receipt: content });
  expect(await checkCode(provisional, means(429).means)).toEqual({ state: 'limited', minutes: 10 });

  expect(await checkCode(provisional, means(GENUINE).means)).toMatchObject({ state: 'genuine', receipt: shown });
  const voided = means({ state: 'VOIDED', receipt: { ...receipt, replacedBy: '4712' } });
  expect(await checkCode(provisional, voided.means)).toMatchObject({ state: 'voided', replacedBy: '4712' });
});

test('a provisional code of other content or amounts than the booked ones is not genuine', async () => {
  const refused = means({ state: 'NOT_GENUINE', receipt: null });
  expect(await checkCode(provisional, refused.means)).toEqual({ state: 'notGenuine' });
  const changed = provisional.replace('DZD12500000', 'DZD22500000');
  expect(await checkCode(changed, means(GENUINE).means)).toEqual({ state: 'notGenuine' });
  const sorted = { ...receipt, lines: receipt.lines.toReversed() };
  const withZero = provisional.replace('DZD12500000', 'DZD12500000-USD0');
  expect(await checkCode(withZero, means({ state: 'GENUINE', receipt: sorted }).means)).toMatchObject({
    state: 'genuine',
  });
});

test('a typed code is checked by the server, which limits wrong codes', async () => {
  const typed = { number: '4711', code: '9b1c4f2a77d0' };
  expect(await checkTyped(typed, means(GENUINE).means)).toMatchObject({ state: 'genuine', receipt: shown });
  const wrong = means({ state: 'NOT_GENUINE', receipt: null });
  expect(await checkTyped(typed, wrong.means)).toEqual({ state: 'notGenuine' });
  expect(await checkTyped(typed, means(429).means)).toEqual({ state: 'limited', minutes: 10 });
  expect(await checkTyped(typed, means(503).means)).toEqual({ state: 'unreachable' });
  expect(await checkCode(code, means(429).means)).toMatchObject({ state: 'signed' });
});
