import { logError } from '@comptoir/kernel/internal/log/log-error';
import { session } from '@comptoir/kernel/internal/session/session';
import { browserFileStore, memoryFileStore, type FileStore, type KeptFile } from './file-store';

/** Keeps files through a reload until they are sent, for each user. */
export interface KeptFiles {
  keep: (kept: Omit<KeptFile, 'owner'>) => Promise<void>;
  of: (subject: string) => Promise<readonly KeptFile[]>;
  forget: (id: string) => Promise<void>;
}

/** Failures of the store are logged; the page then keeps the files itself. */
export function createKeptFiles(store: FileStore): KeptFiles & { clear: (owner: string) => Promise<void> } {
  const owner = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current.claims.sub : undefined;
  };
  const tried = async <Result>(what: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      logError(`Files could not be ${what}`, error);
      return undefined;
    }
  };
  return {
    keep: async (kept) => {
      const sub = owner();
      if (sub !== undefined) await tried('kept', () => store.put({ ...kept, owner: sub }));
    },
    of: async (subject) => {
      const found = (await tried('read', store.all)) ?? [];
      return found.filter((kept) => kept.owner === owner() && kept.subject === subject);
    },
    forget: async (id) => void (await tried('forgotten', () => store.delete(id))),
    clear: async (sub) => void (await tried('forgotten', () => store.deleteOf(sub))),
  };
}

const files = createKeptFiles(typeof indexedDB === 'undefined' ? memoryFileStore() : browserFileStore(indexedDB));

// Sign-out removes the user's files; those of an expired session are kept.
session.onEnd((reason, sub) => {
  if (reason === 'signed-out' && sub !== undefined) void files.clear(sub);
});

/** Chosen files not yet sent, kept in the browser through a reload or the end of the session. */
export const keptFiles: KeptFiles = files;
