/** A file that waits to be sent, as it outlives its page. */
export interface KeptFile {
  id: string;
  /** `sub` of the person who chose it. */
  owner: string;
  /** What it belongs to. */
  subject: string;
  file: File;
  /** Under which name it is being sent: sent again it arrives once. */
  sending: unknown;
}

/** Where files wait. */
export interface FileStore {
  all: () => Promise<readonly KeptFile[]>;
  put: (kept: KeptFile) => Promise<unknown>;
  delete: (id: string) => Promise<unknown>;
  clear: () => Promise<unknown>;
}

/** As long as the page. */
export function memoryFileStore(): FileStore {
  const files = new Map<string, KeptFile>();
  return {
    all: () => Promise.resolve([...files.values()]),
    put: (kept) => Promise.resolve(files.set(kept.id, kept)),
    delete: (id) => Promise.resolve(files.delete(id)),
    clear: () => Promise.resolve(files.clear()),
  };
}

const NAME = 'kept-files';

/** In the database of the browser: files are too large for its other storages. */
export function browserFileStore(factory: IDBFactory): FileStore {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () => {
    const request = factory.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(NAME, { keyPath: 'id' }));
    return answerOf(request);
  };
  const run = async <Result>(mode: IDBTransactionMode, ask: (files: IDBObjectStore) => IDBRequest<Result>) => {
    opened ??= open();
    const database = await opened;
    return answerOf(ask(database.transaction(NAME, mode).objectStore(NAME)));
  };

  return {
    all: () => run<KeptFile[]>('readonly', (files) => files.getAll()),
    put: (kept) => run('readwrite', (files) => files.put(kept)),
    delete: (id) => run('readwrite', (files) => files.delete(id)),
    clear: () => run('readwrite', (files) => files.clear()),
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
