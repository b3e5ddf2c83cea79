import { KERNEL_CONTRACT } from '@comptoir/kernel/remote';
import { loadPart, type PageData } from '../page-data';
import { announceFallback } from './announce-fallback';
import { brokenFiles } from './broken-files';
import { setLoader } from './current-loader';
import { federation } from './federation';
import { isOverridden, kindOfFile } from './file-kind';
import { guardHead } from './head-guard';
import { createQuarantine } from './quarantine';
import { isOfShell } from './reason-codes';
import { reasonOf } from './reason-of';
import { createRemoteLoader, type RemoteLoader } from './remote-loader';
import { RUNNING, running } from './running';
import { reportFailure, reportShellFailure } from './report-failure';

export function startRemotes(page: PageData): RemoteLoader {
  const { registry, config, integrity } = page;
  guardHead(document.head, {
    kindOf: (url) => kindOfFile(page, url),
    hashOf: (url) => integrity.get(url),
    isUnchecked: (url) => isOverridden(page, url),
    deadline: config.deadlines.entry,
    onBroken: (url, cause) => {
      brokenFiles.add(url, cause);
      if (isOfShell(cause)) reportShellFailure();
    },
    onShellFile: (url) => brokenFiles.await(url),
    onShellFileArrived: (url) => brokenFiles.arrived(url),
  });
  const isLeft = Object.keys(localStorage).join().includes(RUNNING);
  const loader: RemoteLoader = createRemoteLoader({
    judged: isLeft
      ? import(/* webpackChunkName: "failures" */ '../hangs/judge-hangs').then(
          ({ judgeHangs }) => judgeHangs(loader),
          () => undefined,
        )
      : undefined,
    onStart: running.start,
    remotes: registry.remotes,
    complete: loadPart,
    federation,
    quarantine: createQuarantine(localStorage, registry.revision),
    kernel: KERNEL_CONTRACT,
    deadlines: config.deadlines,
    reasonOf: (cause) => reasonOf(cause, brokenFiles),
    onFailure: (failure, cause) => {
      // oxlint-disable-next-line no-console -- the one place where a failure of a remote reaches the browser's log
      console.warn(`${failure.remote} ${failure.version}: ${failure.reason}. ${failure.message}`, cause);
      if (isOfShell(failure)) reportShellFailure();
      else reportFailure(failure, cause);
    },
    onFallback: announceFallback,
  });
  setLoader(loader);
  return loader;
}
