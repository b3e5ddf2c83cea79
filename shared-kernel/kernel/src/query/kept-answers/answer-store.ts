/** Persistent storage of answers of one user, as texts by name. */
export interface AnswerStore {
  /** Names, the last written last. */
  all: () => Promise<readonly string[]>;
  /** Replaces the text of the same name. */
  put: (name: string, text: string) => Promise<void>;
  clear: () => Promise<void>;
  clearOthers: () => Promise<void>;
}

const MOST = 40;

const PREFIX = 'comptoir-answers ';

/** Uses the Cache API, which holds large texts without a schema and is cleared with everything else on sign-out. */
export function browserAnswerStore(caches: CacheStorage, person: string): AnswerStore {
  const own = PREFIX + person;

  async function clear(isMeant: (name: string) => boolean): Promise<void> {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isMeant(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  return {
    all: async () => {
      const cache = await caches.open(own);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return Promise.all(answers.flatMap((answer) => answer?.text() ?? []));
    },
    put: async (name, text) => {
      const cache = await caches.open(own);
      await cache.put(`/kept-answers/${encodeURIComponent(name)}`, new Response(text));
      const older = (await cache.keys()).slice(0, -MOST);
      await Promise.all(older.map((request) => cache.delete(request)));
    },
    clear: () => clear(() => true),
    clearOthers: () => clear((name) => name !== own),
  };
}
