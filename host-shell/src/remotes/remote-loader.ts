import type { PublishedVersion } from '@comptoir/remote-registry/registry';
import { satisfiesContract } from '@comptoir/kernel/remote';
import { createStore } from '@comptoir/kernel/store';
import { within, type Deadlines } from './deadlines';
import { loadCandidates, type CandidateSource } from './load-candidates';
import { FailureLog } from './failure-log';
import type { Quarantine, SetAside } from './quarantine';
import { isOfShell, RemoteError, type Failure, type ReasonCode } from './reason-codes';
import type { RemoteState } from './remote-state';
import { createTurns } from './create-turns';

export interface Federation {
  /** Makes `version` the source of `load`. @throws RemoteError when its manifest is unusable */
  use: (remote: string, version: PublishedVersion) => Promise<void>;
  load: (remote: string, module: string) => Promise<unknown>;
}

export interface RemoteLoaderOptions extends CandidateSource {
  federation: Federation;
  quarantine: Quarantine;
  kernel: string;
  deadlines: Deadlines;
  /** Settles when versions that stopped an earlier page are rejected. */
  judged: Promise<unknown> | undefined;
  /** Called before the first code of a version runs. */
  onStart: (remote: string, version: string) => void;
  reasonOf: (cause: unknown) => ReasonCode;
  onFailure: (failure: Failure, cause: unknown) => void;
  /** Called once when an earlier version replaces one that failed in this page. */
  onFallback: (remote: string, version: string) => void;
}

/** A module with its version, so that a crash is attributed to it. */
export interface LoadedModule {
  version: string;
  exports: Readonly<Record<string, unknown>>;
}

export interface RemoteLoader {
  /** Loads the module from the first working version. @throws RemoteError when none works */
  load: (remote: string, module: string, exportName: string) => Promise<LoadedModule>;
  /** Returns the module if it is loaded and still valid, without waiting on the way back to a page. */
  loaded: (remote: string, module: string) => LoadedModule | undefined;
  /**
   * Rejects a version that failed after it was loaded, for example in its render: the next `load` takes the one before.
   * After a failed file of the shell the remote is `failed`, and the next `load` tries the same version again.
   */
  reject: (remote: string, version: string, cause: unknown) => void;
  retry: (remote: string) => void;
  state: (remote: string) => RemoteState;
  setAside: (remote: string) => readonly SetAside[];
  subscribe: (listener: () => void) => () => void;
}

const PENDING: RemoteState = { status: 'pending' };

/** Loads remotes from their versions in order, each with a deadline; a failed one is not tried again. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { remotes, quarantine, reasonOf, onFailure, onFallback } = options;
  const states = createStore<ReadonlyMap<string, RemoteState>>(new Map());
  const failures = new FailureLog();
  const inUse = new Map<string, string>();
  const modules = new Map<string, LoadedModule>();
  /** Remotes with a failure and no working version yet. */
  const unsettled = new Set<string>();
  const inTurn = createTurns();

  const enter = (remote: string, state: RemoteState) => states.set(new Map(states.get()).set(remote, state));

  const enterFailed = (remote: string) => enter(remote, { status: 'failed', failures: failures.of(remote) });

  function note(remote: string, version: string, cause: unknown) {
    const failure = failureOf(remote, version, reasonOf(cause), cause);
    failures.add(failure);
    if (failure.reason !== 'quarantined') onFailure(failure, cause);
    if (failure.reason === 'quarantined' || isOfShell(failure)) return;
    quarantine.add(remote, version, failure.reason);
    unsettled.add(remote);
  }

  const forgetModules = (remote: string) => forgetOf(remote, inUse, modules);

  async function loadFirstWorking(remote: string, module: string, exportName: string): Promise<LoadedModule> {
    const published = remotes[remote];
    if (!published) throw new RemoteError('not-published', `No remote ${remote} is published`);
    await options.judged;
    // Modules that needed a file of the shell load again, which requests the file again.
    if (failures.forgetShell(remote)) forgetModules(remote);
    const missing = (cause: unknown) => failures.add(failureOf(remote, published.live, 'manifest-unreachable', cause));
    for await (const candidate of loadCandidates(options, remote, missing)) {
      const { version } = candidate;
      if (failures.has(remote, version)) continue;
      if (quarantine.has(remote, version)) {
        note(remote, version, new RemoteError('quarantined', `${remote} ${version} failed here before`));
        continue;
      }
      if (inUse.get(remote) !== version) enter(remote, { status: 'loading', version });
      try {
        const loaded = await attempt(options, inUse, { remote, candidate, module, exportName });
        modules.set(`${remote}/${module}`, loaded);
        enter(remote, loadedState(version, failures.of(remote)));
        if (unsettled.delete(remote)) onFallback(remote, version);
        return loaded;
      } catch (cause) {
        note(remote, version, cause);
        if (failures.lacksShell(remote)) break;
      }
    }
    if (releaseHung(remote, quarantine, failures)) return loadFirstWorking(remote, module, exportName);
    enterFailed(remote);
    throw new RemoteError(failures.of(remote).at(-1)?.reason ?? 'not-published', `No version of ${remote} works`);
  }

  return {
    // Serialized for each remote: two areas must not switch versions concurrently.
    load: (remote, module, exportName) => inTurn(remote, () => loadFirstWorking(remote, module, exportName)),
    loaded: (remote, module) => {
      const found = modules.get(`${remote}/${module}`);
      return found && !failures.has(remote, found.version) ? found : undefined;
    },
    reject: (remote, version, cause) => {
      if (!failures.has(remote, version)) note(remote, version, cause);
      if (failures.lacksShell(remote)) enterFailed(remote);
    },
    retry: (remote) => {
      quarantine.release(remote);
      failures.forget(remote);
      unsettled.delete(remote);
      forgetModules(remote);
      enter(remote, PENDING);
    },
    state: (remote) => states.get().get(remote) ?? PENDING,
    setAside: quarantine.of,
    subscribe: states.subscribe,
  };
}

/** Without the server no other version may be kept, and the hang may have been the end of the battery. */
function releaseHung(remote: string, quarantine: Quarantine, failures: FailureLog): boolean {
  const isUnreachable = !navigator.onLine || failures.of(remote).some(({ reason }) => reason.endsWith('-unreachable'));
  if (!isUnreachable || !quarantine.of(remote).some(({ reason }) => reason === 'render-hung')) return false;
  quarantine.release(remote);
  failures.forget(remote);
  return true;
}

interface Attempt {
  remote: string;
  candidate: PublishedVersion;
  module: string;
  exportName: string;
}

/** The next load creates the container again. */
function forgetOf(remote: string, inUse: Map<string, string>, modules: Map<string, LoadedModule>): void {
  inUse.delete(remote);
  for (const name of modules.keys()) if (name.startsWith(`${remote}/`)) modules.delete(name);
}

/** Loads a module of one version, which becomes the one in use. @throws the reason why it does not work */
async function attempt(
  { federation, kernel, deadlines, onStart }: RemoteLoaderOptions,
  inUse: Map<string, string>,
  { remote, candidate, module, exportName }: Attempt,
): Promise<LoadedModule> {
  const { version, descriptor } = candidate;
  const name = `${remote} ${version}`;
  if (!satisfiesContract(kernel, descriptor.kernel)) {
    throw new RemoteError(
      'contract-incompatible',
      `${name} needs the kernel contract ${descriptor.kernel}, this page has ${kernel}`,
    );
  }
  if (inUse.get(remote) !== version) {
    onStart(remote, version);
    await federation.use(remote, candidate);
    inUse.set(remote, version);
  }
  const loading = federation.load(remote, module);
  const exports = await within(loading, deadlines.manifest + deadlines.entry, 'entry-timeout', name);
  if (!hasExport(exports, exportName)) {
    throw new RemoteError('module-missing', `${name} has neither ${exportName} nor mount in ${module}`);
  }
  return { version, exports };
}

function loadedState(version: string, failures: readonly Failure[]): RemoteState {
  return failures.length === 0 ? { status: 'ready', version } : { status: 'degraded', version, failures };
}

function hasExport(exports: unknown, name: string): exports is Readonly<Record<string, unknown>> {
  return typeof exports === 'object' && exports !== null && typeof Reflect.get(exports, name) === 'function';
}

function failureOf(remote: string, version: string, reason: ReasonCode, cause: unknown): Failure {
  return { remote, version, reason, message: messageOf(cause) };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
