import { defineConfig } from '@playwright/test';
import { chromium } from './chromium';

/** Frames of transitions take an eighth of the processor's time; tests of transitions use WITH_MOTION. */
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
/** Tests that take half a minute or more and whose parts other tests check as well: `npm run test:long`. */
const LONG = /@long/;
const BLOCKING_TIME = 'budgets/blocking-time.spec.ts';
/** Tests that follow a team on its machine: one each. */
const ofTeams = ['tutorial/**/*.spec.ts', 'examples/**/*.spec.ts'];

export default defineConfig({
  outputDir: 'results',
  globalSetup: './product/seed.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // Files that decide how long a run takes.
  reportSlowTests: { max: 20, threshold: 20_000 },
  use: {
    launchOptions: chromium,
    // A service worker would answer requests that a test holds or counts; second-visit allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Algiers',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    // Recording each step takes a quarter of the processor's time: use `--trace retain-on-failure` on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'budgets', testMatch: 'budgets/**/*.spec.ts', testIgnore: BLOCKING_TIME },
    { name: 'pictures', testMatch: 'pictures/**/*.spec.ts' },
    { name: 'gallery', testMatch: 'gallery/**/*.spec.ts' },
    { name: 'every-page', testMatch: 'sweep/**/*.spec.ts' },
    { name: 'long-list', testMatch: 'long-list/**/*.spec.ts' },
    // Traces are written in the page itself and would be measured.
    { name: 'responsiveness', testMatch: 'responsiveness/**/*.spec.ts', use: { trace: 'off', screenshot: 'off' } },
    { name: 'blocking', testMatch: 'blocking/**/*.spec.ts', use: { trace: 'off', screenshot: 'off' } },
    { name: 'second-visit', testMatch: 'second-visit/figures.spec.ts' },
    // Measured without another worker: `--workers=1`.
    { name: 'deadlines', testMatch: ['platform/half-filled-form.spec.ts', BLOCKING_TIME] },
    // Tests of minutes come first, so that the other worker has work meanwhile.
    { name: 'teams', use: reducedMotion, testMatch: ofTeams, grepInvert: LONG },
    { name: 'long', use: reducedMotion, testMatch: '**/*.spec.ts', grep: LONG },
    {
      name: 'product',
      use: reducedMotion,
      testMatch: '**/*.spec.ts',
      grepInvert: LONG,
      testIgnore: [
        ...ofTeams,
        'containers/**',
        'gallery/**',
        'pictures/**',
        'sweep/**',
        'budgets/**',
        'blocking/**',
        'long-list/**',
        'responsiveness/**',
        'second-visit/figures.spec.ts',
        'platform/half-filled-form.spec.ts',
      ],
    },
  ],
});
