import { http } from '@comptoir/shared-kernel/http';
import { session } from '@comptoir/shared-kernel/session';
import { OVERRIDE } from '../remote-override/page-override';
import type { Failure } from './reason-codes';

/** Tells the API of a published version that failed here, for the page about the platform. */
export function reportFailure({ remote, version, reason }: Failure): void {
  if (version === OVERRIDE || session.get().status !== 'signed-in') return;
  // A page that cannot report it works all the same, and the browser logs the request.
  http.call('reportRemoteFailure', { body: { remote, version, reason } }).catch(() => undefined);
}
