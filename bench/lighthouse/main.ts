import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as z from 'zod/mini';
import { findOrInstallChromium } from '../../scripts/machine/chromium.mjs';
import { root } from '../../scripts/machine/root.mjs';
import { startServer, type ServerProcess } from '../api/server-process';
import { signIn } from '../api/sign-in';
import { median } from '../median';

// Measures My day on the slow phone of Lighthouse: the first visit, which follows the sign-in page, a later one with a
// service worker, and one with an empty cache. With AGAINST, the folder of another checkout, both by turns.
// With DEBUGGER=off, the performance alone, in a page without the debugger that Lighthouse attaches: with it, V8 parses
// every function of cached code again, 150 ms of the main script, for which no person waits.

/** The last version for Node.js 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const AGAINST = process.env['AGAINST'];
const DEBUGGED = process.env['DEBUGGER'] !== 'off';
const PORT = 4729;
/** Chromium's sandbox refuses to run as root. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const COLLECTOR = { email: 'collector@comptoir.example', password: 'Comptoir-demo-1' };
const ADDRESS = '/my-day';
/** Milliseconds until the service worker has stored a page. */
const RETENTION_MS = 60_000;
const VISITS = ['first', 'later', 'empty cache'] as const;
type Visit = (typeof VISITS)[number];
const CATEGORIES = ['performance', ...(DEBUGGED ? (['accessibility', 'best-practices'] as const) : [])] as const;
/** The audits that count for the performance. Others attach the debugger as well. */
const TIMINGS = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const Score = z.object({ score: z.number() });
const Timing = z.object({ numericValue: z.number() });
const Report = z.object({
  categories: z.object({
    performance: Score,
    accessibility: z.optional(Score),
    'best-practices': z.optional(Score),
  }),
  audits: z.object({
    'first-contentful-paint': Timing,
    'largest-contentful-paint': Timing,
    'total-blocking-time': Timing,
    'cumulative-layout-shift': Timing,
  }),
});
type Report = z.infer<typeof Report>;

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-lighthouse-'));
const executablePath = await findOrInstallChromium((line: string) => process.stderr.write(`${line}\n`));
const servers: { checkout: string; server: ServerProcess; token: string }[] = [];
try {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', LIGHTHOUSE], { cwd: folder, stdio: 'ignore' });
  if (!DEBUGGED) detachDebugger();
  if (AGAINST !== undefined) await serve('before', path.resolve(AGAINST));
  await serve('now', root);
  print('visit', 'checkout', ...CATEGORIES, 'first paint, ms', 'largest paint', 'blocked', 'shift');
  print('---', '---', ...Array.from({ length: CATEGORIES.length + 4 }, () => '---:'));
  for (const visit of VISITS) await measure(visit);
} finally {
  for (const { server } of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function detachDebugger(): void {
  for (const [file, attach, without] of [
    ['navigation-runner', 'prepare.enableAsyncStacks(navigationContext.driver.defaultSession)', '(() => undefined)'],
    ['gatherers/scripts', "session.sendCommand('Debugger.enable')", 'undefined'],
  ] as const) {
    const gatherer = path.join(folder, `node_modules/lighthouse/core/gather/${file}.js`);
    const source = readFileSync(gatherer, 'utf8');
    if (!source.includes(attach)) throw new Error(`${LIGHTHOUSE} attaches its debugger elsewhere`);
    writeFileSync(gatherer, source.replace(attach, without));
  }
}

async function serve(checkout: string, from: string): Promise<void> {
  const environment = { DATA_DIR: path.join(folder, checkout) };
  const program = { args: [path.join(from, 'scripts/start.mjs')], environment, ready: '/api/health' };
  const server = await startServer(program, PORT + servers.length);
  servers.push({ checkout, server, token: await signIn(server.address, COLLECTOR) });
}

async function measure(visit: Visit): Promise<void> {
  const reports = servers.map((): Report[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { server, token }] of servers.entries()) {
      reports[index]?.push(await reportOf(server.address, token, visit));
    }
  }
  for (const [index, { checkout }] of servers.entries()) print(visit, checkout, ...cellsOf(reports[index] ?? []));
}

async function reportOf(origin: string, token: string, visit: Visit): Promise<Report> {
  const profile = mkdtempSync(path.join(folder, 'profile-'));
  await prepare(profile, { origin, token, visit });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      origin + ADDRESS,
      `--chrome-flags=--headless --user-data-dir=${profile} ${SANDBOX.join(' ')}`,
      '--disable-storage-reset',
      DEBUGGED ? `--only-categories=${CATEGORIES.join(',')}` : `--only-audits=${TIMINGS.join(',')}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return Report.parse(JSON.parse(stdout));
}

interface Visitor {
  origin: string;
  token: string;
  visit: Visit;
}

/** Signs in a new browser; before a later visit, its service worker has stored the page. */
async function prepare(profile: string, { origin, token, visit }: Visitor): Promise<void> {
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args: SANDBOX });
  const page = await browser.newPage();
  await page.goto(visit === 'empty cache' ? `${origin}/favicon.svg` : `${origin}/auth/login`, {
    waitUntil: 'networkidle',
  });
  await page.evaluate((value) => localStorage.setItem('userToken', value), token);
  if (visit === 'later') {
    await page.goto(origin + ADDRESS);
    const isKept = async (address: string) => (await caches.match(address)) !== undefined;
    await page.waitForFunction(isKept, ADDRESS, { polling: 500, timeout: RETENTION_MS });
  }
  await browser.close();
}

/** Medians; of the performance also the lowest and the highest. */
function cellsOf(reports: readonly Report[]): string[] {
  const [performance = [], ...others] = CATEGORIES.map((category) =>
    reports.map(({ categories }) => Math.round((categories[category]?.score ?? NaN) * 100)),
  );
  const middle = (audit: keyof Report['audits']) => median(reports.map(({ audits }) => audits[audit].numericValue));
  return [
    `${median(performance)} (${Math.min(...performance)} to ${Math.max(...performance)})`,
    ...others.map((scores) => String(median(scores))),
    middle('first-contentful-paint').toFixed(0),
    middle('largest-contentful-paint').toFixed(0),
    middle('total-blocking-time').toFixed(0),
    middle('cumulative-layout-shift').toFixed(3),
  ];
}

function print(...cells: string[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
