/** A file waiting to be sent, kept beyond its page. */
export interface KeptFile {
  id: string;
  /** `sub` of the user who chose it. */
  owner: string;
  subject: string;
  file: File;
  /** Idempotency key under which it is sent. */
  sending: unknown;
}

export interface FileStore {
  all: () => Promise<readonly KeptFile[]>;
  put: (kept: KeptFile) => Promise<unknown>;
  delete: (id: string) => Promise<unknown>;
  /** Atomic: later reads find none of them. */
  deleteOf: (owner: string) => Promise<unknown>;
}

/** Lasts as long as the page. */
export function memoryFileStore(): FileStore {
  const files = new Map<string, KeptFile>();
  return {
    all: () => Promise.resolve([...files.values()]),
    put: (kept) => Promise.resolve(files.set(kept.id, kept)),
    delete: (id) => Promise.resolve(files.delete(id)),
    deleteOf: (owner) => {
      for (const kept of files.values()) if (kept.owner === owner) files.delete(kept.id);
      return Promise.resolve();
    },
  };
}

const NAME = 'kept-files';

/** Uses IndexedDB, since files are too large for the other storages. */
export function browserFileStore(factory: IDBFactory): FileStore {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () => {
    const request = factory.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(NAME, { keyPath: 'id' }));
    return answerOf(request);
  };
  const begin = async (mode: IDBTransactionMode) => {
    opened ??= open();
    // Retries opening the database after a failure.
    const database = await opened.catch((cause: unknown) => {
      opened = undefined;
      throw cause;
    });
    return database.transaction(NAME, mode).objectStore(NAME);
  };
  const run = async <Result>(mode: IDBTransactionMode, ask: (files: IDBObjectStore) => IDBRequest<Result>) =>
    answerOf(ask(await begin(mode)));

  return {
    all: () => run<KeptFile[]>('readonly', (files) => files.getAll()),
    put: (kept) => run('readwrite', (files) => files.put(kept)),
    delete: (id) => run('readwrite', (files) => files.delete(id)),
    deleteOf: async (owner) => {
      const files = await begin('readwrite');
      const all: KeptFile[] = await answerOf(files.getAll());
      await Promise.all(all.filter((kept) => kept.owner === owner).map(({ id }) => answerOf(files.delete(id))));
    },
  };
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database of the browser gave no reason')),
    );
  });
}
