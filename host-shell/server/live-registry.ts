import { EMPTY_REGISTRY, RegistryError, type RegistryRecord, type RegistryStore } from '@comptoir/remote-registry';
import { keptRegistry } from './kept-registry';

export interface LiveRegistryOptions {
  /** Folder in which the registry that was served last outlives a restart; absent: it is kept in memory only. */
  keptIn: string | undefined;
  onBroken: (cause: unknown) => void;
  /** It is served, and could not be kept for the next start. */
  onNotKept: (cause: unknown) => void;
}

/**
 * The registry as it stands now; one that is broken, not signed by the right key, or older than one that was served
 * before, leaves the last good one in use.
 */
export async function liveRegistry(
  store: RegistryStore,
  { keptIn, onBroken, onNotKept }: LiveRegistryOptions,
): Promise<() => Promise<RegistryRecord>> {
  const kept = keptIn === undefined ? undefined : keptRegistry(keptIn);
  let seen = '';
  let current = Promise.resolve((await kept?.read()) ?? EMPTY_REGISTRY);

  async function readAfter(before: Promise<RegistryRecord>): Promise<RegistryRecord> {
    const last = await before;
    try {
      const read = await store.read();
      refuseOlder(read, last, store.place);
      if (read.revision > last.revision || !continues(read, last)) await kept?.write(read).catch(onNotKept);
      return read;
    } catch (cause) {
      onBroken(cause);
      return last;
    }
  }

  return async () => {
    try {
      const etag = await store.etag();
      // One reading for all who ask meanwhile, and one complaint for each content.
      if (etag !== seen) [seen, current] = [etag, readAfter(current)];
    } catch (cause) {
      onBroken(cause);
    }
    return current;
  };
}

/**
 * Whoever may write the registry's folder but not sign could put an older text back, and with it a withdrawn version.
 *
 * @throws {RegistryError}
 */
function refuseOlder(read: RegistryRecord, last: RegistryRecord, place: string): void {
  if (read.revision >= last.revision || !continues(read, last)) return;
  throw new RegistryError(
    `The registry ${place} is of revision ${read.revision}, and ${last.revision} was served before: somebody put an older one back`,
  );
}

/** Whether both are states of one registry, and not of one that began again. An empty one is a state of any. */
function continues(one: RegistryRecord, other: RegistryRecord): boolean {
  const [first, second] = [one.history[0], other.history[0]];
  return !first || !second || (first.at === second.at && first.by === second.by);
}
