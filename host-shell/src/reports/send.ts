import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import { http } from '@comptoir/kernel/http';
import { takeSeen } from './seen';
import { unsent } from './unsent';

const PERIOD_MS = 60_000;

/** Keeps a failure until it is sent: at once, after sign-in, or when the network is back. */
export function takeFailure(failure: FailureReport, cause?: unknown): void {
  unsent.keep([...unsent.all(), failure]);
  sendFailures(failure, cause);
}

export function sendFromNowOn(): void {
  addEventListener('visibilitychange', send);
  setInterval(send, PERIOD_MS);
  send();
}

function send(): void {
  sendFailures();
  const uses = takeSeen();
  if (uses[0]) http.call('reportRemotes', { body: { uses } }, { keepalive: true }).catch(() => undefined);
}

/** Loaded only after a failure; a failed import repeats with the next send. */
function sendFailures(failure?: FailureReport, cause?: unknown): void {
  if (unsent.all()[0])
    import(/* webpackChunkName: "failures" */ './failures')
      .then(({ sendSoon }) => sendSoon(unsent, failure, cause))
      .catch(() => undefined);
}
