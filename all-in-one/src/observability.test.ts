import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'deploy/observability');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/**
 * Output of promtool.
 * @throws Error if the check fails
 */
function promtool(...args: string[]): string {
  return execFileSync('promtool', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
}

const Alert = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
});
const Settings = z.object({ global: z.looseObject({ external_labels: z.object({ runbooks: z.url() }) }) });
const Recording = z.object({ record: z.string(), expr: z.string() });
const Rules = z.object({ groups: z.array(z.object({ rules: z.array(z.union([Alert, Recording])) })) });
const Tests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
});

const rules = z.parse(Rules, parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);
const alerts = rules.flatMap((rule) => ('alert' in rule ? [rule] : []));

const Panel = z.object({
  id: z.int(),
  type: z.enum(['row', 'stat', 'timeseries']),
  title: z.string(),
  gridPos: z.strictObject({ h: z.int(), w: z.int(), x: z.int(), y: z.int() }),
  targets: z.optional(z.array(z.looseObject({ refId: z.string(), expr: z.string(), legendFormat: z.string() }))),
});
const Dashboard = z.object({
  uid: z.string(),
  schemaVersion: z.int(),
  templating: z.object({ list: z.array(z.looseObject({ name: z.literal('datasource') })) }),
  panels: z.array(Panel),
});
const { panels } = z.parse(Dashboard, JSON.parse(read('dashboard.json')));

test('Prometheus accepts alerts and example configuration', () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toContain(`${rules.length} rules found`);
  promtool('check', 'config', '--syntax-only', 'prometheus.yml');
  const { global } = z.parse(Settings, parse(read('prometheus.yml')));
  expect(global.external_labels.runbooks).toMatch(/^https:.*\/docs\/runbooks$/);
});

test('each alert fires for its series only', () => {
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  const cases = z.parse(Tests, parse(read('alerts.test.yml'))).tests.flatMap((each) => each.alert_rule_test);
  const names = (wanted: 'raised' | 'quiet') =>
    new Set(
      cases
        .filter(({ exp_alerts: expected }) => expected.length > 0 === (wanted === 'raised'))
        .map(({ alertname }) => alertname),
    );
  const all = new Set(alerts.map(({ alert }) => alert));
  expect(names('raised')).toEqual(all);
  // Cases with two remotes or instances, of which one is named, count as quiet.
  const unquiet = [...all].filter((name) => !names('quiet').has(name));
  expect(unquiet).toEqual(['ComptoirRemoteFails', 'ComptoirPolicyViolated']);
});

test('each alert has a runbook, and each runbook an alert', () => {
  const expected = alerts.map(({ alert }) => `${kebab(alert)}.md`);
  const pages = readdirSync(path.join(root, 'docs/runbooks')).filter((file) => file !== 'README.md');
  expect(pages.toSorted()).toEqual(expected.toSorted());
  const index = readFileSync(path.join(root, 'docs/runbooks/README.md'), 'utf8');
  for (const { alert, annotations } of alerts) {
    expect(annotations.runbook_url).toBe(`{{ $externalLabels.runbooks }}/${kebab(alert)}.md`);
    expect(index).toContain(`[${alert}](${kebab(alert)}.md)`);
    const page = readFileSync(path.join(root, `docs/runbooks/${kebab(alert)}.md`), 'utf8');
    expect(page.startsWith(`# ${alert}\n`)).toBe(true);
    for (const part of ['**Impact**', '**Check**', '**Do**', '**Resolved** when']) expect(page).toContain(part);
  }
});

test('Grafana accepts the dashboard: separate panels, and queries that Prometheus parses', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const [index, { gridPos: one, title }] of panels.entries()) {
    expect(one.x + one.w).toBeLessThanOrEqual(24);
    const over = panels.slice(index + 1).filter(({ gridPos: other }) => overlaps(one, other));
    expect([title, over.map((panel) => panel.title)]).toEqual([title, []]);
  }
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(20);
  // promtool parses whole rules only.
  const asRules = {
    groups: [{ name: 'dashboard', rules: queries.map((expr, at) => ({ record: `panel_${at}`, expr })) }],
  };
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'comptoir-dashboard-')), 'rules.json');
  writeFileSync(file, JSON.stringify(asRules));
  expect(promtool('check', 'rules', file)).toContain(`${queries.length} rules found`);
});

type Place = z.infer<typeof Panel>['gridPos'];

function overlaps(one: Place, other: Place): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

function kebab(name: string): string {
  return name.replaceAll(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();
}
