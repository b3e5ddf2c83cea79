import { watchErrors } from './watch-errors';
import { watchSeen } from './seen';
import { sendFromNowOn } from './send';

export { takeFailure } from './send';

/** Watches how the versions of remotes do in this page. */
export function startReports(): void {
  watchSeen();
  watchErrors();
  sendFromNowOn();
}
