import { personKey, seal, unseal } from '../../person-key/person-key';

/** Persistent storage of answers of one user, as texts by name. */
export interface AnswerStore {
  /** Names, the last written last. */
  all: () => Promise<readonly string[]>;
  /** Replaces the text of the same name. */
  put: (name: string, text: string) => Promise<void>;
  clear: () => Promise<void>;
  clearOthers: () => Promise<void>;
}

const MAX_ANSWERS = 40;

const PREFIX = 'comptoir-answers ';

/**
 * Uses the Cache API, which holds large texts without a schema and is cleared with everything else on sign-out. Texts
 * are encrypted with the person's key, and names are hashes, since they contain searched texts.
 */
export function browserAnswerStore(caches: CacheStorage, person: string): AnswerStore {
  // Older versions stored clear texts under the name without `sealed`; `clearOthers` deletes them.
  const own = `${PREFIX}sealed ${person}`;

  async function clear(isMeant: (name: string) => boolean): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isMeant(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  return {
    all: async () => {
      const [cache, key] = await Promise.all([caches.open(own), personKey(person)]);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      const texts = await Promise.all(answers.flatMap((answer) => (answer && key ? textOf(answer, key) : [])));
      return texts.flatMap((text) => text ?? []);
    },
    put: async (name, text) => {
      const [cache, key] = await Promise.all([caches.open(own), personKey(person)]);
      // Browsers have caches and cryptography on the same pages.
      if (!key) return;
      const sealed = await seal(key, new TextEncoder().encode(text));
      await cache.put(`/kept-answers/${await hashOf(name)}`, new Response(sealed));
      const older = (await cache.keys()).slice(0, -MAX_ANSWERS);
      await Promise.all(older.map((request) => cache.delete(request)));
    },
    clear: () => clear(() => true),
    clearOthers: () => clear((name) => name !== own),
  };
}

/** Undefined for an answer that was sealed with another key. */
async function textOf(answer: Response, key: CryptoKey): Promise<string | undefined> {
  const sealed = new Uint8Array(await answer.arrayBuffer());
  return unseal(key, sealed).then(
    (text) => new TextDecoder().decode(text),
    () => undefined,
  );
}

async function hashOf(name: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
