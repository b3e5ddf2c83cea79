/** Where answers outlive the page: texts by name, for one person. */
export interface AnswerStore {
  /** The one that was written last comes last. */
  all: () => Promise<readonly string[]>;
  /** Takes the place of one of the same name. */
  put: (name: string, text: string) => Promise<void>;
  /** Nothing of this person stays, nor of anybody else. */
  clear: () => Promise<void>;
  /** Nothing of anybody else stays. */
  clearOthers: () => Promise<void>;
}

/** So many answers are kept. */
const MOST = 40;

const PREFIX = 'comptoir-answers ';

/** In the caches of the browser, which hold large texts, need no schema, and go with everything else at a sign-out. */
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
