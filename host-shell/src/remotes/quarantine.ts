import { OVERRIDE } from '../remote-override/page-override';
import type { ReasonCode } from './reason-codes';

export interface SetAside {
  version: string;
  reason: ReasonCode;
  /** ISO 8601. */
  at: string;
}

/** Versions that failed in this browser; skipped until the registry changes. */
export interface Quarantine {
  has: (remote: string, version: string) => boolean;
  add: (remote: string, version: string, reason: ReasonCode) => void;
  /** Set-aside versions of a remote, latest first. */
  of: (remote: string) => readonly SetAside[];
  release: (remote: string) => void;
}

const STORAGE_KEY = 'comptoir.quarantine';

interface Stored {
  revision: number;
  remotes: Readonly<Record<string, readonly SetAside[]>>;
}

export function createQuarantine(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  revision: number,
  now = () => new Date(),
): Quarantine {
  let remotes = read(storage, revision);

  function keep(remote: string, versions: readonly SetAside[]) {
    remotes = { ...remotes, [remote]: versions };
    const stored: Stored = { revision, remotes };
    storage.setItem(STORAGE_KEY, JSON.stringify(stored));
  }

  const of = (remote: string) => remotes[remote] ?? [];

  return {
    of,
    has: (remote, version) => of(remote).some((each) => each.version === version),
    add: (remote, version, reason) => {
      // A developer tries again at once.
      if (version === OVERRIDE) return;
      const others = of(remote).filter((each) => each.version !== version);
      keep(remote, [{ version, reason, at: now().toISOString() }, ...others]);
    },
    release: (remote) => keep(remote, []),
  };
}

function read(storage: Pick<Storage, 'getItem'>, revision: number): Stored['remotes'] {
  try {
    const stored: Partial<Stored> | null = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null');
    return stored?.revision === revision ? (stored.remotes ?? {}) : {};
  } catch {
    return {};
  }
}
