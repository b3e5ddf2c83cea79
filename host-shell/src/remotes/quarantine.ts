/** The versions that failed in this browser; they are not tried again until the registry changes. */
export interface Quarantine {
  has: (remote: string, version: string) => boolean;
  add: (remote: string, version: string) => void;
  /** Gives every version of a remote another chance. */
  release: (remote: string) => void;
}

const STORAGE_KEY = 'comptoir.quarantine';

interface Stored {
  revision: number;
  versions: string[];
}

export function createQuarantine(storage: Pick<Storage, 'getItem' | 'setItem'>, revision: number): Quarantine {
  let versions = new Set(read(storage, revision));

  function save() {
    const stored: Stored = { revision, versions: [...versions] };
    storage.setItem(STORAGE_KEY, JSON.stringify(stored));
  }

  return {
    has: (remote, version) => versions.has(`${remote}@${version}`),
    add: (remote, version) => {
      versions.add(`${remote}@${version}`);
      save();
    },
    release: (remote) => {
      versions = new Set([...versions].filter((name) => !name.startsWith(`${remote}@`)));
      save();
    },
  };
}

function read(storage: Pick<Storage, 'getItem'>, revision: number): string[] {
  try {
    const stored = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null') as Partial<Stored> | null;
    return stored?.revision === revision && Array.isArray(stored.versions) ? stored.versions : [];
  } catch {
    return [];
  }
}
