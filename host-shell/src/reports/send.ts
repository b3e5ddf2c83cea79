import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import { http } from '@comptoir/kernel/http';
import { takeSeen } from './seen';
import { unsent } from './unsent';

const PERIOD_MS = 60_000;

/** Keeps a failure until the API knows of it: at once, after sign-in, or once there is a network again. */
export function takeFailure(failure: FailureReport): void {
  unsent.keep([...unsent.all(), failure]);
  sendFailures();
}

/** Sends what is to be told whenever that becomes possible, and when the page goes. */
export function sendFromNowOn(): void {
  addEventListener('visibilitychange', send);
  setInterval(send, PERIOD_MS);
  send();
}

function send(): void {
  sendFailures();
  // Whoever is signed out was shown none.
  const uses = takeSeen();
  if (uses.length > 0) http.call('reportRemotes', { body: { uses } }, { keepalive: true }).catch(() => undefined);
}

/** A page where nothing failed does without its code; what cannot be fetched without a network is in a minute. */
function sendFailures(): void {
  if (unsent.all().length > 0)
    import(/* webpackChunkName: "failures" */ './failures').then(
      ({ sendSoon }) => sendSoon(unsent),
      () => undefined,
    );
}
