import type { PieceProps } from '@comptoir/kernel/remote';
import { connection } from '../connection/connection';
import { brokenFiles } from './broken-files';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { isOfShell, type RemoteError } from './reason-codes';
import type { LoadedModule, RemoteLoader } from './remote-loader';
import { remotes } from './current-loader';
import { renewals } from './renewals';

type RemoteModuleState =
  | { status: 'loading' }
  | { status: 'ready'; version: string; Content: ComponentType<PieceProps> }
  | { status: 'failed' };

export interface RemoteModule {
  state: RemoteModuleState;
  reject: (cause: RemoteError) => void;
  retry: () => void;
}

export function useRemoteModule(remote: string, module: string, exportName: 'Area' | 'Widget'): RemoteModule {
  const loader = remotes();
  const [state, setState] = useState<RemoteModuleState>(() => initialState(loader.loaded(remote, module), exportName));
  const [attempt, setAttempt] = useState(0);
  const status = useSyncExternalStore(loader.subscribe, () => loader.state(remote).status);
  const renewal = useSyncExternalStore(renewals.subscribe, () => renewals.of(remote));

  useEffect(() => {
    let isCurrent = true;
    loader.load(remote, module, exportName).then(
      // As a transition: an area renders in parts, between which the page stays responsive.
      (loaded) => isCurrent && startTransition(() => setState(ready(loaded, exportName))),
      () => isCurrent && setState({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt loads again
  }, [loader, remote, module, exportName, attempt, renewal]);

  if (status === 'pending' && state.status === 'failed') {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }

  const version = state.status === 'ready' ? state.version : undefined;
  const reject = useCallback(
    (cause: RemoteError) => {
      if (version === undefined) return;
      loader.reject(remote, version, cause);
      // A missing file of the shell has no fallback.
      if (isWithoutShellFile(loader, remote)) return setState({ status: 'failed' });
      setState({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
    [loader, remote, version],
  );
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    loader.retry(remote);
    setAttempt((count) => count + 1);
  }, [loader, remote]);

  const awaitsShell = state.status === 'failed' && isWithoutShellFile(loader, remote);
  useEffect(() => {
    if (!awaitsShell) return undefined;
    return onShellReachable(retry);
  }, [awaitsShell, retry]);

  return { state, reject, retry };
}

function isWithoutShellFile(loader: RemoteLoader, remote: string): boolean {
  const state = loader.state(remote);
  return state.status === 'failed' && state.failures.some(isOfShell);
}

/** Calls `listener` when the network or the server is back, or its late files arrive. Returns a cancel function. */
function onShellReachable(listener: () => void): () => void {
  const unsubscribe = connection.subscribe(() => connection.get() === 'reachable' && listener());
  const forgetFiles = brokenFiles.onArrival(listener);
  addEventListener('online', listener);
  return () => {
    unsubscribe();
    forgetFiles();
    removeEventListener('online', listener);
  };
}

function initialState(loaded: LoadedModule | undefined, exportName: string): RemoteModuleState {
  return loaded ? ready(loaded, exportName) : { status: 'loading' };
}

function ready({ version, exports }: LoadedModule, exportName: string): RemoteModuleState {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader has checked that it is a function
  return { status: 'ready', version, Content: exports[exportName] as ComponentType<PieceProps> };
}
