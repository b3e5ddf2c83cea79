import type { PieceProps } from '@comptoir/kernel/remote';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { pageData, remoteFile } from '../page-data';
import { brokenFiles } from './broken-files';
import { FirstRender } from './first-render';
import { RemoteError } from './reason-codes';
import { reasonOf } from './reason-of';
import { RemoteBoundary } from './remote-boundary';
import { SHOWN_MARK } from './shown-mark';
import { useRemoteModule } from './use-remote-module';

interface RemoteContentProps {
  remote: string;
  module: string;
  exportName: 'Area' | 'Widget';
  /** What it is told of its place. */
  place?: PieceProps;
  loading: ReactNode;
  /** Stands beside the piece once that is shown. */
  children?: ReactNode;
  /** What stands there when no version works. */
  renderFailed: (retry: () => void) => ReactNode;
}

/** A piece of a remote, whatever happens to its versions. */
export function RemoteContent({
  remote,
  module,
  exportName,
  place,
  loading,
  children,
  renderFailed,
}: RemoteContentProps) {
  const { state, reject, retry } = useRemoteModule(remote, module, exportName);
  const [asked] = useState(() => performance.now());
  const version = state.status === 'ready' ? state.version : '';
  // What waits for a file that does not come is late because of that file.
  const rejectLate = useCallback(
    (cause: RemoteError) => {
      const isOfShell = reasonOf(cause, brokenFiles) === 'shell-unreachable';
      reject(isOfShell ? cause : (brokenFiles.below(remoteFile(remote, version, '')) ?? cause));
    },
    [reject, remote, version],
  );
  switch (state.status) {
    case 'loading':
      return loading;
    case 'failed':
      return renderFailed(retry);
    case 'ready':
      return (
        <RemoteBoundary key={state.version} onCrash={(cause) => reject(crash(remote, cause))}>
          <FirstRender deadline={pageData().config.deadlines.firstRender} fallback={loading} onLate={rejectLate}>
            <state.Content {...place} />
            {children}
            <Shown remote={remote} version={state.version} since={asked} />
          </FirstRender>
        </RemoteBoundary>
      );
  }
}

/** Lets the browser measure how long it took from asking for a piece until it stands. */
function Shown({ remote, version, since }: { remote: string; version: string; since: number }) {
  useEffect(() => {
    performance.measure(`${SHOWN_MARK} ${remote} ${version}`, { start: since });
  }, [remote, version, since]);
  return null;
}

function crash(remote: string, cause: unknown): RemoteError {
  const reason = reasonOf(cause, brokenFiles);
  const message = cause instanceof Error ? cause.message : String(cause);
  return new RemoteError(reason === 'evaluation-failed' ? 'render-crashed' : reason, `${remote} crashed: ${message}`, {
    cause,
  });
}
