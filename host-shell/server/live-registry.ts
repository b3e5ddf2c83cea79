import { RegistryError, type RegistryRecord, type RegistryStore } from '@comptoir/remote-registry';
import { keptRegistry } from './kept-registry';
import type { RegistryState } from './page-metrics';

/** A registry that could not be confirmed for so long is not served any more, in milliseconds: nobody looks after it. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** How often it is written down that the registry was read, in milliseconds. */
const NOTED_MS = 3_600_000;

export interface LiveRegistryOptions {
  /** Folder in which the registry that was served last outlives a restart; absent: it is kept in memory only. */
  keptIn: string | undefined;
  /** `inUse`: whether one that was read before is served meanwhile. */
  onBroken: (cause: unknown, inUse: boolean) => void;
  /** It is served, and could not be kept for the next start. */
  onNotKept: (cause: unknown) => void;
  /** Hears how the registry was found, each time that it is asked for. */
  onLook?: (state: RegistryState) => void;
}

/** No page can be made: this server is not ready. */
export class NoRegistryError extends Error {
  override name = 'NoRegistryError';
  statusCode = 503;
}

interface Known {
  /** Of the highest revision that was seen. */
  record: RegistryRecord;
  /** When the store said so last. */
  confirmedAt: number;
}

/**
 * The registry as it stands now; one that is broken, not signed by the right key, or older than one that was served
 * before, leaves the last good one in use, for a week.
 */
export async function liveRegistry(
  store: RegistryStore,
  { keptIn, onBroken, onNotKept, onLook }: LiveRegistryOptions,
): Promise<() => Promise<RegistryRecord>> {
  const kept = keptIn === undefined ? undefined : keptRegistry(keptIn);
  let seen: string | undefined;
  let current: Promise<Known | undefined> = Promise.resolve(await kept?.read());
  let state: RegistryState = 'good';
  let notedAt = 0;

  async function readAfter(before: Promise<Known | undefined>): Promise<Known | undefined> {
    const last = await before;
    try {
      const record = await store.read();
      if (last) refuseOlder(record, last.record, store.place);
      state = 'good';
      if (!last || record.revision > last.record.revision || !continues(record, last.record)) {
        await kept?.write(record).catch(onNotKept);
        notedAt = Date.now();
      }
      return { record, confirmedAt: Date.now() };
    } catch (cause) {
      state = 'refused';
      onBroken(cause, isFresh(last));
      return last;
    }
  }

  function isFresh(known: Known | undefined): known is Known {
    return known !== undefined && Date.now() - known.confirmedAt <= KEPT_MS;
  }

  /** The store still has what was read. */
  async function confirm(known: Known | undefined): Promise<void> {
    if (!known || state !== 'good') return;
    known.confirmedAt = Date.now();
    if (Date.now() - notedAt < NOTED_MS) return;
    notedAt = Date.now();
    await kept?.confirm().catch(onNotKept);
  }

  return async () => {
    try {
      const etag = await store.etag();
      // One reading for all who ask meanwhile, and one complaint for each content.
      if (etag === seen) await confirm(await current);
      else [seen, current] = [etag, readAfter(current)];
      await current;
      onLook?.(state);
    } catch (cause) {
      onLook?.('unreachable');
      onBroken(cause, isFresh(await current));
    }
    const known = await current;
    if (isFresh(known)) return known.record;
    throw new NoRegistryError(
      known
        ? `The registry ${store.place} could not be read for seven days`
        : `The registry ${store.place} cannot be read, and none is known from before`,
    );
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
