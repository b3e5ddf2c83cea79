/** @jest-environment node */
import path from 'node:path';
import vm from 'node:vm';
import { inlineScript } from '@comptoir/remote-sdk/build/inline-script';
import type { Heartbeat } from './heartbeat';

const heartbeat: Heartbeat = {
  token: 'a.b.c',
  failure: { remote: 'fleet', version: '2.0.0', reason: 'render-hung' },
  former: '/registry.0a1b2c3d.json',
};

/** The worker as it is built, with a clock of the test. */
async function startWorker() {
  const script = await inlineScript(path.join(import.meta.dirname, 'hang-watch.script.ts'));
  let now = 1_800_000_000_000;
  let tick = () => {};
  let hear: (event: { data: Heartbeat | undefined }) => void = () => {};
  const sent: { url: string; body: unknown; authorization: string | null }[] = [];
  vm.runInNewContext(script, {
    Date: { now: () => now },
    setInterval: (run: () => void) => (tick = run),
    addEventListener: (_type: string, listener: typeof hear) => (hear = listener),
    fetch: async (url: string, init?: { body: string; headers: Record<string, string> }) => {
      if (url === heartbeat.former) {
        return Response.json({ remotes: { fleet: { versions: [{ version: '1.0.0' }] } } });
      }
      const headers = new Headers(init?.headers);
      sent.push({ url, body: JSON.parse(init?.body ?? ''), authorization: headers.get('authorization') });
      return new Response(null, { status: 204 });
    },
  });
  return {
    sent,
    page: (data: Heartbeat | undefined) => hear({ data }),
    /** Seconds that the worker runs. */
    runs: async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        now += 1000;
        tick();
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
    sleeps: (seconds: number) => (now += seconds * 1000),
  };
}

test('a page that misses ten heartbeats is reported once, with the version before', async () => {
  const { sent, page, runs } = await startWorker();
  page(heartbeat);
  await runs(9);
  expect(sent).toEqual([]);
  await runs(60);
  expect(sent).toEqual([
    {
      url: '/api/remote-reports',
      authorization: 'Bearer a.b.c',
      body: { failures: [{ remote: 'fleet', version: '2.0.0', reason: 'render-hung', instead: '1.0.0' }] },
    },
  ]);
});

test('a hidden page, a dialog of the browser and a device that slept are no hangs', async () => {
  const { sent, page, runs, sleeps } = await startWorker();
  page(heartbeat);
  page(undefined);
  await runs(60);
  page(heartbeat);
  await runs(6);
  sleeps(3600);
  await runs(8);
  page(heartbeat);
  await runs(5);
  expect(sent).toEqual([]);
});
