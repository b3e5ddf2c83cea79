/** @jest-environment node */
import 'fake-indexeddb/auto';
import { browserAnswerStore } from './answer-store';

const ORIGIN = 'http://comptoir.test';

const unused = () => Promise.reject(new Error('Not used'));

/** The part of the Cache API that the store uses. */
function cacheStorage() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const open = (name: string): Promise<Cache> => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      keys: async () => [...store.keys()].map((path) => new Request(path)),
      match: async (request) => store.get(pathOf(request))?.clone(),
      put: async (request, answer) => void store.set(new Request(new URL(pathOf(request), ORIGIN)).url, answer),
      delete: async (request) => store.delete(pathOf(request)),
      add: unused,
      addAll: unused,
      matchAll: unused,
    });
  };
  const keys = async () => [...stores.keys()];
  const storage: CacheStorage = { open, keys, delete: async (name) => stores.delete(name), has: unused, match: unused };
  return { stores, storage };
}

test('answers are read by their person as written, and neither text nor name is stored clear', async () => {
  const { stores, storage } = cacheStorage();
  await browserAnswerStore(storage, 'amel').put('["collections","Audin"]', '{"amount":125000}');
  const [store] = stores.values();
  const written = await Promise.all(
    [...(store ?? [])].map(
      async ([path, answer]) => path + Buffer.from(await answer.clone().arrayBuffer()).toString('latin1'),
    ),
  );
  expect(written.join('')).not.toMatch(/Audin|125000/);
  expect(await browserAnswerStore(storage, 'amel').all()).toEqual(['{"amount":125000}']);
  expect(await browserAnswerStore(storage, 'karim').all()).toEqual([]);
});

test('an answer that an older version stored clear is not shown, and deleted', async () => {
  const { stores, storage } = cacheStorage();
  const cache = await storage.open('comptoir-answers amel');
  await cache.put('/kept-answers/old', new Response('{"amount":125000}'));
  const store = browserAnswerStore(storage, 'amel');
  expect(await store.all()).toEqual([]);
  await store.clearOthers();
  expect([...stores.keys()]).toEqual(['comptoir-answers sealed amel']);
});
