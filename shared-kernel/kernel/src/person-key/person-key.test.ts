/** @jest-environment node */
import 'fake-indexeddb/auto';
import { forgetPersonKey, personKey, seal, unseal } from './person-key';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (content: Uint8Array) => new TextDecoder().decode(content);

async function keyOf(person: string): Promise<CryptoKey> {
  const key = await personKey(person);
  if (!key) throw new Error('No cryptography');
  return key;
}

test('a key is made once for each person, and can be used but not read', async () => {
  const [one, other] = await Promise.all([keyOf('amel'), keyOf('amel')]);
  const sealed = await seal(one, bytes('DZD 125,000'));
  expect(text(sealed)).not.toContain('125,000');
  expect(text(await unseal(other, sealed))).toBe('DZD 125,000');
  expect(text(await unseal(await keyOf('amel'), sealed))).toBe('DZD 125,000');
  await expect(unseal(await keyOf('karim'), sealed)).rejects.toThrow(
    expect.objectContaining({ name: 'OperationError' }),
  );
  await expect(crypto.subtle.exportKey('raw', one)).rejects.toThrow(/not extractable/);
});

test('the same content is sealed differently each time, and a changed one is refused', async () => {
  const key = await keyOf('amel');
  const [one, other] = await Promise.all([seal(key, bytes('same')), seal(key, bytes('same'))]);
  expect(one).not.toEqual(other);
  const changed = Uint8Array.from(one, (byte, index) => (index === one.length - 1 ? byte ^ 1 : byte));
  await expect(unseal(key, changed)).rejects.toThrow(expect.objectContaining({ name: 'OperationError' }));
});

test('a forgotten key leaves nothing readable', async () => {
  const sealed = await seal(await keyOf('amel'), bytes('secret'));
  await forgetPersonKey('amel');
  await expect(unseal(await keyOf('amel'), sealed)).rejects.toThrow(
    expect.objectContaining({ name: 'OperationError' }),
  );
});
