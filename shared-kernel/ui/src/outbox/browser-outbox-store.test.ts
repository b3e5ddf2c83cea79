/** @jest-environment node */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { browserOutboxStore } from './browser-outbox-store';
import type { OutboxFile, OutboxItem } from './outbox-item';

const file = (id: string, content: string): OutboxFile => ({
  id,
  file: new File([content], `${id}.jpg`, { type: 'image/jpeg', lastModified: 1 }),
  query: { name: id, extension: 'jpg' },
});

const item = (id: string, more: Partial<OutboxItem> = {}): OutboxItem => ({
  id,
  owner: 'amel',
  collectionId: '1042',
  agency: 'Pharmacie Audin',
  currency: 'DZD',
  body: { collectedAmount: 125_000 },
  recordedAt: '2026-11-27T10:00:00.000Z',
  files: [],
  state: 'waiting',
  ...more,
});

/** Everything that the browser has stored, as text. */
async function dump(): Promise<string> {
  let text = '';
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name);
    for (const store of database.objectStoreNames) {
      for (const row of await database.getAll(store)) {
        text += JSON.stringify(row, (_key, value: unknown) =>
          value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
        );
      }
    }
    database.close();
  }
  return text;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('a recording with files survives the page, and no content of it is stored clear', async () => {
  const photo = file('f', 'a photo of Pharmacie Audin');
  await browserOutboxStore().put(item('1', { files: [photo] }));
  const text = await dump();
  expect(text).toContain('2026-11-27T10:00:00.000Z');
  for (const secret of ['Audin', '125000', '1042', 'DZD', 'f.jpg']) expect(text).not.toContain(secret);

  const [read] = await browserOutboxStore().of('amel');
  expect(read).toMatchObject({ ...item('1'), files: [{ id: 'f', query: photo.query }] });
  const [kept] = read?.files ?? [];
  expect(kept?.file).toMatchObject({ name: 'f.jpg', type: 'image/jpeg' });
  expect(await kept?.file.text()).toBe('a photo of Pharmacie Audin');
});

test('of the recordings of another person only the number is known', async () => {
  const store = browserOutboxStore();
  await store.put(item('1'));
  await store.put(item('2', { owner: 'karim' }));
  expect(await store.of('karim')).toHaveLength(1);
  expect(await store.countOthers('karim')).toBe(1);
  expect(await store.countOthers(undefined)).toBe(2);
});

test('a file that was sent is deleted, and the others stay', async () => {
  const store = browserOutboxStore();
  const [one, other] = [file('one', '1'), file('other', '2')];
  await store.put(item('1', { files: [one, other] }));
  await store.put(item('1', { files: [other], state: 'booked' }));
  const [read] = await store.of('amel');
  expect(read?.state).toBe('booked');
  expect(read?.files.map(({ id }) => id)).toEqual(['other']);
  const queue = await openDB('comptoir-queue');
  expect(await queue.getAllKeys('files')).toEqual([['1', 'other']]);
  queue.close();
  await store.delete('1');
  expect(await dump()).not.toContain('2026');
});

test('a new recording replaces refused ones in the same transaction', async () => {
  const store = browserOutboxStore();
  await store.put(item('1', { state: 'refused', files: [file('f', '1')] }));
  await store.put(item('2'), ['1']);
  expect((await store.of('amel')).map(({ id }) => id)).toEqual(['2']);
});

test('clear recordings of an older version are moved and encrypted, for all people', async () => {
  const old = await openDB('comptoir-outbox', 1, {
    upgrade: (database) => void database.createObjectStore('items', { keyPath: 'id' }),
  });
  await old.put('items', item('1'));
  await old.put('items', item('2', { owner: 'karim' }));
  old.close();
  expect(await dump()).toContain('125000');

  const store = browserOutboxStore();
  expect(await store.of('amel')).toEqual([item('1')]);
  expect(await store.of('karim')).toEqual([item('2', { owner: 'karim' })]);
  expect(await dump()).not.toContain('125000');
});

test('a wiped person has nothing left, and others keep theirs', async () => {
  const store = browserOutboxStore();
  await store.put(item('1', { files: [file('f', '1')] }));
  await store.put(item('2', { owner: 'karim' }));
  await store.wipe('amel');
  expect(await store.of('amel')).toEqual([]);
  expect(await store.of('karim')).toHaveLength(1);
  const keys = await openDB('comptoir-keys');
  expect(await keys.getAllKeys('keys')).toEqual(['karim']);
  keys.close();
});

test('a recording whose key is gone stays stored, is reported, and hides no other', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = browserOutboxStore();
  await store.put(item('1'));
  await deleteDB('comptoir-keys');
  await store.put(item('2'));
  expect((await store.of('amel')).map(({ id }) => id)).toEqual(['2']);
  expect(log).toHaveBeenCalledWith('A recording cannot be read', expect.anything());
  const queue = await openDB('comptoir-queue');
  expect(await queue.count('items')).toBe(2);
  queue.close();
});
