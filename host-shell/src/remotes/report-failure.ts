import shell from '../../package.json';
import { loadLater } from '../load-later';
import { OVERRIDE } from '../remote-override/page-override';
import type { Failure } from './reason-codes';

/** Tells the API of a published version that failed here, as soon as it can be told. */
export function reportFailure(failure: Failure): void {
  if (failure.version === OVERRIDE) return;
  loadLater(
    () => import(/* webpackChunkName: "reports" */ '../reports'),
    ({ takeFailure }) => takeFailure(failure),
  );
}

let isShellTold = false;

/** Tells once that files of the shell failed in this page, under the shell's own name. */
export function reportShellFailure(): void {
  if (isShellTold) return;
  isShellTold = true;
  reportFailure({
    remote: 'shell',
    version: shell.version,
    reason: 'shell-unreachable',
    message: 'A file of the shell failed',
  });
}
