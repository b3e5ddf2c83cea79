import { webcrypto } from 'node:crypto';
import { openPickUpFile, PickUpFile, sealPickUpFile } from './pick-up-file';
import { PickUpInput } from './pick-ups';

async function deployment(id: string) {
  const { subtle } = webcrypto;
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return {
    id,
    publicKey: Buffer.from(await subtle.exportKey('raw', pair.publicKey)).toString('base64url'),
    privateKey: Buffer.from(await subtle.exportKey('pkcs8', pair.privateKey)).toString('base64url'),
  };
}

const pickUp = PickUpInput.parse({
  id: '0199f000-0000-7000-8000-000000000001',
  collectionId: '1042',
  outcome: 'COLLECTED',
  basedOnVersion: 3,
  lines: [{ currency: 'DZD', amount: 125_000, counts: { '2000': 60, '1000': 5 } }],
  note: 'الباب ب',
  occurredAt: '2026-11-21T09:14:03+01:00',
});
const content = {
  collectorId: '0199f000-0000-7000-8000-0000000000aa',
  deviceId: '0199f000-0000-4000-8000-0000000000bb',
  writtenAt: '2026-11-27T08:00:00.000Z',
  pickUps: [pickUp],
};

test('a file is read by the deployment alone, as the device wrote it', async () => {
  const [own, other] = await Promise.all([deployment('own'), deployment('other')]);
  const written = JSON.stringify(await sealPickUpFile(content, own));
  expect(written).not.toMatch(/125|1042|DZD/);
  const file = PickUpFile.parse(JSON.parse(written));
  expect(file.keyId).toBe('own');
  const { pickUps, ...rest } = await openPickUpFile(file, own);
  expect({ ...rest, pickUps: pickUps.map((one) => PickUpInput.parse(one)) }).toEqual(content);
  await expect(openPickUpFile(file, other)).rejects.toMatchObject({ name: 'OperationError' });
});

test.each(['keyId', 'iv', 'content'] as const)('a file with another %s cannot be read', async (field) => {
  const own = await deployment('own');
  const file = await sealPickUpFile(content, own);
  const changed = { ...file, [field]: `${file[field].startsWith('A') ? 'B' : 'A'}${file[field].slice(1)}` };
  await expect(openPickUpFile(changed, own)).rejects.toMatchObject({ name: 'OperationError' });
});

test('two files of the same content share no text', async () => {
  const own = await deployment('own');
  const [one, other] = await Promise.all([sealPickUpFile(content, own), sealPickUpFile(content, own)]);
  expect(one.publicKey).not.toBe(other.publicKey);
  expect(one.content).not.toBe(other.content);
});

test('another file is refused with a sentence', () => {
  expect(PickUpFile.safeParse({ format: 'backup' }).error?.issues[0]?.message).toBe('Not a file of pick-ups');
});
