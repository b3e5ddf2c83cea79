import shell from '../../package.json';
import { loadLater } from '../load-later';
import { OVERRIDE } from '../remote-override/page-override';
import type { Failure } from './reason-codes';

/** Reports a failed published version to the API as soon as possible. */
export function reportFailure(failure: Failure, cause?: unknown): void {
  if (failure.version === OVERRIDE) return;
  loadLater(
    () => import(/* webpackChunkName: "reports" */ '../reports'),
    ({ takeFailure }) => takeFailure(failure, cause),
  );
}

let isShellReported = false;

/** Reports once, under the shell's own name, that files of the shell failed in this page. */
export function reportShellFailure(): void {
  if (isShellReported) return;
  isShellReported = true;
  reportFailure({
    remote: 'shell',
    version: shell.version,
    reason: 'shell-unreachable',
    message: 'A file of the shell failed',
  });
}
