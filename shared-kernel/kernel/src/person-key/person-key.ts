import { openDB, type DBSchema } from 'idb';

interface Schema extends DBSchema {
  keys: { key: string; value: CryptoKey };
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/**
 * Key of a person on this device: it encrypts and decrypts, and cannot be read. Undefined on pages without TLS, where
 * browsers have no cryptography.
 */
export async function personKey(person: string): Promise<CryptoKey | undefined> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return undefined;
  return withKeys(async (keys) => {
    const known = await keys.get('keys', person);
    if (known) return known;
    const created = await subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
    const { store, done } = keys.transaction('keys', 'readwrite', { durability: 'strict' });
    // Another tab may have stored one meanwhile.
    const first = (await store.get(person)) ?? created;
    await Promise.all([store.put(first, person), done]);
    return first;
  });
}

/** Makes everything unreadable that the person's key encrypted. */
export async function forgetPersonKey(person: string): Promise<void> {
  await withKeys((keys) => keys.delete('keys', person));
}

/** Encrypts with a new initialization vector, which precedes the result. */
export async function seal(key: CryptoKey, content: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, content);
  const sealed = new Uint8Array(IV_BYTES + encrypted.byteLength);
  sealed.set(iv);
  sealed.set(new Uint8Array(encrypted), IV_BYTES);
  return sealed;
}

/** @throws DOMException if the content was changed, or sealed with another key */
export async function unseal(key: CryptoKey, sealed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const iv = sealed.subarray(0, IV_BYTES);
  const content = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, sealed.subarray(IV_BYTES));
  return new Uint8Array(content);
}

async function withKeys<Result>(work: (keys: Awaited<ReturnType<typeof open>>) => Promise<Result>): Promise<Result> {
  const keys = await open();
  try {
    return await work(keys);
  } finally {
    keys.close();
  }
}

function open() {
  return openDB<Schema>('comptoir-keys', 1, {
    upgrade: (database) => void database.createObjectStore('keys'),
  });
}
