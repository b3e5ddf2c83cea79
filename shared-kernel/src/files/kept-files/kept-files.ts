import { logError } from '../../log/log-error';
import { session } from '../../session/session';
import { browserFileStore, memoryFileStore, type FileStore, type KeptFile } from './file-store';

/** Keeps files until they are sent, also when the page is loaded again; each person finds the own ones. */
export interface KeptFiles {
  keep: (kept: Omit<KeptFile, 'owner'>) => Promise<void>;
  of: (subject: string) => Promise<readonly KeptFile[]>;
  forget: (id: string) => Promise<void>;
}

/** What does not work is logged: the files stay with the page, as if there were no store. */
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

// Whoever signs out leaves nothing behind; the files of somebody whose session ended by itself still wait for them.
session.onEnd((reason, sub) => {
  if (reason === 'signed-out' && sub !== undefined) void files.clear(sub);
});

/** Files that are chosen and not yet sent, kept in the browser through a reload or a session that ends. */
export const keptFiles: KeptFiles = files;
