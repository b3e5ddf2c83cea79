import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import { http, isRefusal } from '@comptoir/kernel/http';
import { session } from '@comptoir/kernel/session';
import { loadPart } from '../page-data';
import { otherVersion } from '../remotes/other-version';
import { sendError } from './send-error';
import type { Unsent } from './unsent';

/** Milliseconds in which failures are batched. */
const COLLECTING_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Sends soon, after sign-in, when the network is back, or when the page closes. */
export function sendSoon(unsent: Unsent, failure?: FailureReport, cause?: unknown): void {
  if (failure) sendError(failure, cause);
  clearTimeout(timer);
  timer = setTimeout(() => void send(unsent), COLLECTING_MS);
  if (isWatching) return;
  isWatching = true;
  const resume = () => sendSoon(unsent);
  session.subscribe(resume);
  addEventListener('online', resume);
  addEventListener('pagehide', () => sendSignedOut(unsent));
}

async function send(unsent: Unsent): Promise<void> {
  if (session.get().status === 'signed-out') return;
  // The fallback version is in a part outside the page.
  await loadPart('former').catch(() => undefined);
  const failures = unsent.all().map(withInstead);
  if (failures.length === 0) return;
  unsent.keep([]);
  await http.call('reportRemotes', { body: { failures } }, { keepalive: true }).catch((error: unknown) => {
    // An invalid report would be refused again: drop it.
    if (!isRefusal(error, 'invalid')) unsent.keep([...unsent.all(), ...failures]);
  });
}

/** Signed out, the report is anonymous. */
function sendSignedOut(unsent: Unsent): void {
  const failures = unsent.all().map(withoutError);
  if (session.get().status === 'signed-in' || failures.length === 0) return;
  unsent.keep([]);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ failures });
  void fetch('/api/remote-reports/signed-out', { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}

/** Without the message, which may contain personal data. */
function withoutError({ remote, version, reason }: FailureReport): FailureReport {
  return { remote, version, reason };
}

/** Names the fallback version: without one a version is never demoted. */
function withInstead(failure: FailureReport): FailureReport {
  const instead = otherVersion(failure.remote, failure.version);
  return { ...withoutError(failure), ...(instead !== undefined && { instead }) };
}
