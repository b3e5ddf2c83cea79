/*
 * Worker that reports a page which stopped responding. The file is sent as it is, so it imports only types.
 */
import type { Heartbeat } from './heartbeat';

interface FormerVersions {
  remotes: Readonly<Record<string, { versions: readonly { version: string }[] }>>;
}

const BEAT_MS = 1000;
/** Heartbeats that a page misses before it is reported. */
const MISSED = 10;

let last: Heartbeat | undefined;
let missed = 0;
let checkedAt = Date.now();

addEventListener('message', ({ data }: MessageEvent<Heartbeat | undefined>) => {
  last = data;
  missed = 0;
});

setInterval(() => {
  const now = Date.now();
  // After a sleep of the device the worker was as silent as the page.
  missed = now - checkedAt > 3 * BEAT_MS ? 0 : missed + 1;
  checkedAt = now;
  if (missed === MISSED && last) void report(last).catch(() => undefined);
}, BEAT_MS);

async function report({ token, failure, former }: Heartbeat): Promise<void> {
  const instead = await before(failure, former).catch(() => undefined);
  await fetch('/api/remote-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ failures: [{ ...failure, ...(instead !== undefined && { instead }) }] }),
  });
}

async function before({ remote, version }: Heartbeat['failure'], former: string | undefined) {
  if (former === undefined) return undefined;
  const { remotes }: FormerVersions = await (await fetch(former)).json();
  return remotes[remote]?.versions.find((each) => each.version !== version)?.version;
}
