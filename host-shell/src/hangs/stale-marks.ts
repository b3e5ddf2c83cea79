import type { Registry } from '@comptoir/remote-registry/registry';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemoteError } from '../remotes/reason-codes';
import { RUNNING } from '../remotes/running';
import { blame, type Blamed } from './blame';

/** A page with a later heartbeat still runs in another window, in milliseconds. */
const ALIVE_MS = 3000;
/** Silence of a page that hung, in milliseconds; less may be a slow device. */
const HUNG_MS = 5000;
/**
 * Age of a page in which remotes start, in milliseconds. A mark of this time proves a hang; a later one may be left by
 * a power cut.
 */
const START_MS = 15_000;

const DOUBTED = 'comptoir.doubted';
const REMEMBERED = 20;

export interface StaleMarksOptions {
  loader: Pick<RemoteLoader, 'reject' | 'setAside'>;
  registry: Pick<Registry, 'remotes'>;
  /** Remote of the area that the page opens; undefined for the dashboard. */
  addressed: string | undefined;
  storage: Storage;
  now: number;
  /** Resolves when the former versions are in `registry`. */
  complete: () => Promise<unknown>;
  onFallback: () => void;
}

/**
 * Gives up versions that ran in pages which never ended. A start that hung sets the version aside and reports it. After
 * a later silence it is left out of one page; the second time it is set aside as well. The only version of the opened
 * area runs again: the page may have ended with the battery.
 */
export async function judgeStaleMarks(options: StaleMarksOptions): Promise<void> {
  const { loader, registry, addressed, storage, now } = options;
  for (const key of Object.keys(storage).filter((each) => each.startsWith(RUNNING))) {
    const [at, age, ...suspects] = read(storage, key);
    if (now - at < ALIVE_MS) continue;
    storage.removeItem(key);
    const blamed = blame(suspects, registry, loader.setAside);
    if (!blamed) continue;
    const hasOther = await hasOtherVersion(options, blamed);
    if (!hasOther && addressed === blamed.remote) continue;
    if ((age < START_MS && now - at >= HUNG_MS) || isDoubted(storage, blamed)) quarantine(options, blamed);
    else skipOnce(options, blamed, hasOther);
  }
}

function read(storage: Storage, key: string): [at: number, age: number, ...suspects: string[]] {
  const [at, age, ...suspects] = (storage.getItem(key) ?? '').split(',');
  return [Number(at), Number(age), ...suspects];
}

function quarantine({ loader }: StaleMarksOptions, { remote, version }: Blamed): void {
  loader.reject(remote, version, new RemoteError('render-hung', `${remote} ${version} stopped the page before`));
}

async function hasOtherVersion(
  { registry, complete }: StaleMarksOptions,
  { remote, version }: Blamed,
): Promise<boolean> {
  await complete().catch(() => undefined);
  return registry.remotes[remote]?.versions.some((each) => each.version !== version) ?? false;
}

function skipOnce(options: StaleMarksOptions, { remote, version }: Blamed, hasOther: boolean): void {
  const { loader, storage, onFallback } = options;
  storage.setItem(DOUBTED, [...doubted(storage), `${remote} ${version}`].slice(-REMEMBERED).join(','));
  loader.reject(remote, version, new RemoteError('quarantined', `The last page with ${remote} ${version} never ended`));
  if (hasOther) onFallback();
}

function doubted(storage: Storage): string[] {
  return (storage.getItem(DOUBTED) ?? '').split(',').filter(Boolean);
}

function isDoubted(storage: Storage, { remote, version }: Blamed): boolean {
  return doubted(storage).includes(`${remote} ${version}`);
}
