/** @jest-environment node */
import { webcrypto } from 'node:crypto';
import { openPickUpFile, PickUpFile } from '@comptoir/api-contract/pick-up-file';
import { PickUpInput } from '@comptoir/api-contract/pick-ups';
import type { OutboxItem } from './outbox-item';
import { isOldRecording } from './old-recording';
import { writeUnsentFile } from './unsent-file';

const RECORDED = '2026-11-21T09:14:03.000Z';
const device = { id: '0199f000-0000-4000-8000-0000000000bb', app: '', clockOffsetMs: null };

const item = (number: number, more: Partial<OutboxItem> = {}): OutboxItem => ({
  id: `0199f000-0000-7000-8000-00000000000${number}`,
  owner: '0199f000-0000-7000-8000-0000000000aa',
  collectionId: String(number),
  agency: 'Pharmacie Audin',
  currency: 'DZD',
  body: { collectedAmount: 100 },
  pickUp: PickUpInput.parse({
    id: `0199f000-0000-7000-8000-00000000000${number}`,
    collectionId: String(number),
    outcome: 'COLLECTED',
    basedOnVersion: 1,
    lines: [{ currency: 'DZD', amount: 100 }],
    occurredAt: RECORDED,
  }),
  recordedAt: RECORDED,
  files: [],
  state: 'waiting',
  ...more,
});

async function deployment() {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return {
    id: 'k1',
    publicKey: Buffer.from(await webcrypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url'),
    privateKey: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64url'),
  };
}

test('the file has waiting and refused pick-ups, and the server reads them as sent', async () => {
  const key = await deployment();
  const items = [item(1), item(2, { state: 'refused' }), item(3, { state: 'booked' })];
  const file = await writeUnsentFile(items, { key, device });
  const text = await file.text();
  // In quotes, since encrypted text may have these letters.
  expect(text).not.toMatch(/DZD\\?"/);
  const { collectorId, deviceId, pickUps } = await openPickUpFile(PickUpFile.parse(JSON.parse(text)), key);
  expect([collectorId, deviceId]).toEqual([items[0]?.owner, device.id]);
  expect(pickUps.map((pickUp) => PickUpInput.parse(pickUp))).toEqual([
    { ...items[0]?.pickUp, device },
    { ...items[1]?.pickUp, device },
  ]);
});

test('without recordings or key there is no file, but a reason', async () => {
  const key = await deployment();
  await expect(writeUnsentFile([item(1, { state: 'booked' })], { key, device })).rejects.toThrow('are sent');
  await expect(writeUnsentFile([item(1)], { key: undefined, device })).rejects.toThrow('has not received the key');
});

test('a recording is old after five days, unless only its files are left', () => {
  const after = (days: number) => Date.parse(RECORDED) + days * 24 * 3_600_000 + 1;
  expect(isOldRecording(item(1), after(4))).toBe(false);
  expect(isOldRecording(item(1), after(5))).toBe(true);
  expect(isOldRecording(item(1, { state: 'booked' }), after(5))).toBe(false);
});
