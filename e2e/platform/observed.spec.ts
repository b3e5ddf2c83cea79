import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../product/free-port';
import { expect, test } from '../fixtures';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const spans: Span[] = [];

test.use({
  alone: true,
  environment: async ({ browserName: _browser }, use) => {
    const port = await freePort();
    const collector = createServer((request, response) => {
      void text(request).then((body) => {
        const { resourceSpans }: Sent = JSON.parse(body);
        spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    collector.listen(port, '127.0.0.1');
    await once(collector, 'listening');
    await use({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    collector.close();
  },
});

const observability = path.resolve(import.meta.dirname, '../../deploy/observability');
const GIVEN_BY_PROMETHEUS = new Set(['up']);

/** Series used by alerts and dashboard, without those that the alerts record. */
function usedSeries(): Set<string> {
  const texts = ['alerts.yml', 'dashboard.json'].map((file) => readFileSync(path.join(observability, file), 'utf8'));
  const names = texts.join('\n').match(/\b(?:comptoir|http|event|process|nodejs)_[a-z0-9_]+/g) ?? [];
  return new Set(names.filter((name) => !GIVEN_BY_PROMETHEUS.has(name)));
}

test('activity is measured for Prometheus and traced from the page to the statement', async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const asked = page.waitForResponse('**/api/collections?**');
  await page.getByRole('link', { name: 'Collection schedules' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collection schedules' })).toBeVisible();
  await asked;

  const read = async (address: string) => (await fetch(`${product.url}${address}`)).text();
  const answers = [await read('/api/metrics'), await read('/metrics')];
  const exposed = new Set(answers.flatMap((answer) => [...answer.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)));
  const series = (name: string) => exposed.has(name) || exposed.has(name.replace(/_(?:bucket|count|sum)$/, ''));
  expect([...usedSeries()].filter((name) => !series(name))).toEqual([]);
  for (const input of answers) {
    const { status, stderr, stdout } = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
    // Exit code 3 means style warnings, here about metrics of Node.js.
    expect([0, 3]).toContain(status);
    expect(stderr + stdout).not.toContain('comptoir_');
  }

  // Shutdown flushes the pending spans. The page closes first, since it would log the lost event stream.
  await page.close();
  await product.stop();
  const opened = spans.find(({ name }) => name === 'GET /*');
  const within = spans.filter(({ traceId }) => traceId === opened?.traceId);
  const list = within.find(({ name }) => name === 'GET /api/agencies');
  expect(list?.parentSpanId).toBe(opened?.spanId);
  expect(within).toContainEqual(expect.objectContaining({ parentSpanId: list?.spanId, name: 'select' }));
  // The next page starts a new trace.
  const next = spans.find(({ name }) => name === 'GET /api/collections');
  expect(next?.parentSpanId).toMatch(/^[0-9a-f]{16}$/);
  expect(next?.traceId).not.toBe(opened?.traceId);
});
