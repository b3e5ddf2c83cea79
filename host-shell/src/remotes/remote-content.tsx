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
  place?: PieceProps;
  loading: ReactNode;
  children?: ReactNode;
  renderFailed: (retry: () => void) => ReactNode;
}

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
  const [since] = useState(() => performance.now());
  const version = state.status === 'ready' ? state.version : '';
  // A piece waiting for a missing file fails with the reason of that file.
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
            <MeasureShown remote={remote} version={state.version} since={since} />
          </FirstRender>
        </RemoteBoundary>
      );
  }
}

function MeasureShown({ remote, version, since }: { remote: string; version: string; since: number }) {
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
