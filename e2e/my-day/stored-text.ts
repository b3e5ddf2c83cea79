import type { Page } from '@playwright/test';

/** All that the browser has stored for the page, as text: databases, local storage, and caches but for files of the product. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Not read')));
      });
    const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const texts: string[] = [JSON.stringify(localStorage)];
    const add = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) return add(new Uint8Array(await value.arrayBuffer()));
      if (value instanceof ArrayBuffer) return add(new Uint8Array(value));
      if (value instanceof Uint8Array) texts.push(latin(value), new TextDecoder().decode(value));
      else if (typeof value === 'object' && value !== null) {
        for (const [name, part] of Object.entries(value)) {
          texts.push(name);
          await add(part);
        }
      } else texts.push(String(value));
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows: unknown[] = await answerOf(database.transaction(store).objectStore(store).getAll());
        await add(rows);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(decodeURIComponent(request.url));
        const answer = await cache.match(request);
        if (answer) await add(await answer.arrayBuffer());
      }
    }
    return texts.join('\n');
  });
}
