import { RegistryError, type RegistryRecord, type RegistryStore } from '@comptoir/remote-registry';
import { registryFile } from './registry-file';
import type { RegistryState } from './page-metrics';

/** Age in milliseconds after which an unconfirmed registry is no longer served. */
const MAX_AGE_MS = 7 * 24 * 3_600_000;
/** Interval of writing the confirmation time, in milliseconds. */
const NOTED_MS = 3_600_000;

export interface LiveRegistryOptions {
  /** Folder that keeps the last served registry over a restart; absent: memory only. */
  keptIn: string | undefined;
  /** `inUse`: an earlier registry is served meanwhile. */
  onBroken: (cause: unknown, inUse: boolean) => void;
  /** The registry is served, but could not be written for the next start. */
  onNotKept: (cause: unknown) => void;
  onLook?: (state: RegistryState) => void;
}

export class NoRegistryError extends Error {
  override name = 'NoRegistryError';
  statusCode = 503;
}

interface ConfirmedRecord {
  /** Record with the highest revision seen. */
  record: RegistryRecord;
  /** Time of the last confirmation by the store. */
  confirmedAt: number;
}

/**
 * Watches the registry. A broken one, one with an invalid signature or an older revision leaves the last good one in
 * use, for a week.
 */
export async function liveRegistry(
  store: RegistryStore,
  { keptIn, onBroken, onNotKept, onLook }: LiveRegistryOptions,
): Promise<() => Promise<RegistryRecord>> {
  const file = keptIn === undefined ? undefined : registryFile(keptIn);
  let seen: string | undefined;
  let current: Promise<ConfirmedRecord | undefined> = Promise.resolve(await file?.read());
  let state: RegistryState = 'good';
  let notedAt = 0;

  async function readAfter(before: Promise<ConfirmedRecord | undefined>): Promise<ConfirmedRecord | undefined> {
    const last = await before;
    try {
      const record = await store.read();
      if (last) refuseOlder(record, last.record, store.place);
      state = 'good';
      if (!last || record.revision > last.record.revision || !continues(record, last.record)) {
        await file?.write(record).catch(onNotKept);
        notedAt = Date.now();
      }
      return { record, confirmedAt: Date.now() };
    } catch (cause) {
      state = 'refused';
      onBroken(cause, isFresh(last));
      return last;
    }
  }

  function isFresh(known: ConfirmedRecord | undefined): known is ConfirmedRecord {
    return known !== undefined && Date.now() - known.confirmedAt <= MAX_AGE_MS;
  }

  async function confirm(known: ConfirmedRecord | undefined): Promise<void> {
    if (!known || state !== 'good') return;
    known.confirmedAt = Date.now();
    if (Date.now() - notedAt < NOTED_MS) return;
    notedAt = Date.now();
    await file?.confirm().catch(onNotKept);
  }

  return async () => {
    try {
      const etag = await store.etag();
      // One read for concurrent callers, and one report per content.
      if (etag === seen) await confirm(await current);
      else [seen, current] = [etag, readAfter(current)];
      await current;
      onLook?.(state);
    } catch (cause) {
      onLook?.('unreachable');
      onBroken(cause, isFresh(await current));
    }
    const confirmed = await current;
    if (isFresh(confirmed)) return confirmed.record;
    throw new NoRegistryError(
      confirmed
        ? `The registry ${store.place} could not be read for seven days`
        : `The registry ${store.place} cannot be read, and none is known from before`,
    );
  };
}

/**
 * With write access to the folder but no signing key, an attacker could restore an older text and a withdrawn version
 * with it.
 * @throws {RegistryError}
 */
function refuseOlder(read: RegistryRecord, last: RegistryRecord, place: string): void {
  if (read.revision >= last.revision || !continues(read, last)) return;
  throw new RegistryError(
    `The registry ${place} has revision ${read.revision}, older than ${last.revision}, which was served before: was a backup restored?`,
  );
}

function continues(one: RegistryRecord, other: RegistryRecord): boolean {
  const [first, second] = [one.history[0], other.history[0]];
  return !first || !second || (first.at === second.at && first.by === second.by);
}
