import type { PublishedVersion } from '@comptoir/remote-registry/registry';
import { satisfiesContract } from '@comptoir/kernel/remote';
import { createStore } from '@comptoir/kernel/store';
import { within, type Deadlines } from './deadlines';
import { knownCandidates, type KnownRemotes } from './known-candidates';
import { FailureLog } from './failure-log';
import type { Quarantine, SetAside } from './quarantine';
import { isOfShell, RemoteError, type Failure, type ReasonCode } from './reason-codes';
import type { RemoteState } from './remote-state';
import { createTurns } from './create-turns';

/** What the loader needs of Module Federation. */
export interface Federation {
  /** Makes `version` the one that `load` takes modules from. @throws RemoteError when its manifest cannot be used */
  use: (remote: string, version: PublishedVersion) => Promise<void>;
  load: (remote: string, module: string) => Promise<unknown>;
}

export interface RemoteLoaderOptions extends KnownRemotes {
  federation: Federation;
  quarantine: Quarantine;
  /** Contract version that this shell's kernel offers. */
  kernel: string;
  deadlines: Deadlines;
  /** The reason code of whatever stopped a version. */
  reasonOf: (cause: unknown) => ReasonCode;
  /** Told of each failure, to log and report it. */
  onFailure: (failure: Failure, cause: unknown) => void;
  /** Told once when an earlier version takes over from one that failed in this page. */
  onFallback: (remote: string, version: string) => void;
}

/** A module with the version it came from, so that a crash is held against the right one. */
export interface LoadedModule {
  version: string;
  exports: Readonly<Record<string, unknown>>;
}

export interface RemoteLoader {
  /** The module from the first version that works. @throws RemoteError when none does */
  load: (remote: string, module: string, exportName: string) => Promise<LoadedModule>;
  /** The same module where it is loaded already and still good: no moment of waiting on the way back to a page. */
  loaded: (remote: string, module: string) => LoadedModule | undefined;
  /**
   * A version failed after it was loaded, for example in its render: the next `load` takes the one before. Where a file
   * of the shell failed, the remote is `failed` and the next `load` tries the same version again.
   */
  reject: (remote: string, version: string, cause: unknown) => void;
  /** Gives all versions of a remote another chance. */
  retry: (remote: string) => void;
  state: (remote: string) => RemoteState;
  /** The versions that failed in this browser, also before this page was opened. */
  setAside: (remote: string) => readonly SetAside[];
  subscribe: (listener: () => void) => () => void;
}

const PENDING: RemoteState = { status: 'pending' };

/** Loads remotes through their ordered versions: each has a deadline, and one that fails is not tried again. */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { remotes, quarantine, reasonOf, onFailure, onFallback } = options;
  const states = createStore<ReadonlyMap<string, RemoteState>>(new Map());
  const failures = new FailureLog();
  const inUse = new Map<string, string>();
  const modules = new Map<string, LoadedModule>();
  /** Remotes whose failure in this page is not followed by a working version yet. */
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
    // What needed a file of the shell is made again: it asks for the file again.
    if (failures.forgetShell(remote)) forgetModules(remote);
    const missing = (cause: unknown) => failures.add(failureOf(remote, published.live, 'manifest-unreachable', cause));
    for await (const candidate of knownCandidates(options, remote, missing)) {
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
        enter(remote, shown(version, failures.of(remote)));
        if (unsettled.delete(remote)) onFallback(remote, version);
        return loaded;
      } catch (cause) {
        note(remote, version, cause);
        if (failures.lacksShell(remote)) break;
      }
    }
    enterFailed(remote);
    throw new RemoteError(failures.of(remote).at(-1)?.reason ?? 'not-published', `No version of ${remote} works`);
  }

  return {
    // One after the other for each remote: two areas must not switch versions under each other.
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

interface Attempt {
  remote: string;
  candidate: PublishedVersion;
  module: string;
  exportName: string;
}

/** The next load of a remote makes its container again. */
function forgetOf(remote: string, inUse: Map<string, string>, modules: Map<string, LoadedModule>): void {
  inUse.delete(remote);
  for (const name of modules.keys()) if (name.startsWith(`${remote}/`)) modules.delete(name);
}

/** A module of one version, which is then the one in use. @throws what kept it from working */
async function attempt(
  { federation, kernel, deadlines }: RemoteLoaderOptions,
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

function shown(version: string, failures: readonly Failure[]): RemoteState {
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
