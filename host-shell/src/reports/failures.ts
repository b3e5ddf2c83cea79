import type { FailureReport } from '@comptoir/api-contract/remote-failures';
import { http, isRefusal } from '@comptoir/kernel/http';
import { session } from '@comptoir/kernel/session';
import { loadPart } from '../page-data';
import { otherVersion } from '../remotes/other-version';
import type { Unsent } from './unsent';

/** Failures that follow each other travel together; milliseconds. */
const COLLECTING_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Sends what is not sent yet: soon, once somebody signs in or there is a network again, or when the page goes before that. */
export function sendSoon(unsent: Unsent): void {
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
  // Which version takes the place of one that failed stands in what the page did not bring along.
  await loadPart('former').catch(() => undefined);
  const failures = unsent.all().map(withInstead);
  if (failures.length === 0) return;
  unsent.keep([]);
  await http.call('reportRemotes', { body: { failures } }, { keepalive: true }).catch((error: unknown) => {
    // What the API does not take today it takes no better in a minute.
    if (!isRefusal(error, 'invalid')) unsent.keep([...unsent.all(), ...failures]);
  });
}

/** Nobody signed in: it is told as what it is, by nobody. */
function sendSignedOut(unsent: Unsent): void {
  const failures = unsent.all().map(told);
  if (session.get().status === 'signed-in' || failures.length === 0) return;
  unsent.keep([]);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ failures });
  void fetch('/api/remote-reports/signed-out', { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}

/** Nothing that an error said: it may name whom it is about. */
function told({ remote, version, reason }: FailureReport): FailureReport {
  return { remote, version, reason };
}

/** Says which version takes its place here: none is demoted that nothing could replace. */
function withInstead(failure: FailureReport): FailureReport {
  const instead = otherVersion(failure.remote, failure.version);
  return { ...told(failure), ...(instead !== undefined && { instead }) };
}
