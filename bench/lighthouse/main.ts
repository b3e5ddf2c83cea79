import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

// What Lighthouse says of the product as `npm start` serves it, on its slow phone, in browsers that have never seen it.
/** The last one that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const PORT = 4729;
// Chromium's sandbox refuses to run as root, as containers do.
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const MANAGER = { email: 'manager@comptoir.example', password: 'Comptoir-demo-1' };
const PAGES = [
  { name: 'signing in', address: '/auth/login', isSignedIn: false },
  { name: 'the list of agencies', address: '/agencies', isSignedIn: true },
  { name: "the manager's dashboard", address: '/', isSignedIn: true },
];

const Score = z.object({ score: z.number() });
const Timing = z.object({ numericValue: z.number() });
const Report = z.object({
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score }),
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
let server: ServerProcess | undefined;
try {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', LIGHTHOUSE], { cwd: folder, stdio: 'ignore' });
  server = await startServer(
    {
      args: [path.join(root, 'scripts/start.mjs')],
      environment: { DATA_DIR: path.join(folder, 'data') },
      ready: '/api/health',
    },
    PORT,
  );
  const token = await signIn(server.address, MANAGER);
  say('page', 'performance', 'accessibility', 'best practices', 'first paint, ms', 'largest paint', 'blocked', 'shift');
  say('---', ...Array.from({ length: 7 }, () => '---:'));
  for (const { name, address, isSignedIn } of PAGES) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      reports.push(await reportOf(server.address, address, isSignedIn ? token : undefined));
    }
    say(name, ...cellsOf(reports));
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function reportOf(origin: string, address: string, token: string | undefined): Promise<Report> {
  const profile = mkdtempSync(path.join(folder, 'profile-'));
  if (token !== undefined) await signInWith(profile, origin, token);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      origin + address,
      `--chrome-flags=--headless --user-data-dir=${profile} ${SANDBOX.join(' ')}`,
      '--disable-storage-reset',
      '--only-categories=performance,accessibility,best-practices',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return Report.parse(JSON.parse(stdout));
}

/** Has a browser that has never seen the product keep a session. */
async function signInWith(profile: string, origin: string, token: string): Promise<void> {
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args: SANDBOX });
  const page = await browser.newPage();
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('userToken', value), token);
  await browser.close();
}

/** Medians; of the scores each, the performance of all rounds with its least and most. */
function cellsOf(reports: readonly Report[]): string[] {
  const score = (of: (report: Report) => { score: number }) =>
    reports.map((report) => Math.round(of(report).score * 100));
  const middle = (of: (report: Report) => { numericValue: number }) =>
    median(reports.map((report) => of(report).numericValue));
  const performance = score(({ categories }) => categories.performance);
  return [
    `${median(performance)} (${Math.min(...performance)} to ${Math.max(...performance)})`,
    String(median(score(({ categories }) => categories.accessibility))),
    String(median(score(({ categories }) => categories['best-practices']))),
    middle(({ audits }) => audits['first-contentful-paint']).toFixed(0),
    middle(({ audits }) => audits['largest-contentful-paint']).toFixed(0),
    middle(({ audits }) => audits['total-blocking-time']).toFixed(0),
    middle(({ audits }) => audits['cumulative-layout-shift']).toFixed(3),
  ];
}

function say(...cells: string[]) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
