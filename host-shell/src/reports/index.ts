import { watchErrors } from './watch-errors';
import { watchSeen } from './seen';
import { sendFromNowOn } from './send';

export { takeFailure } from './send';

export function startReports(): void {
  watchSeen();
  watchErrors();
  sendFromNowOn();
}
