import { defineConfig } from '@playwright/test';
import { chromium } from './chromium';

/** Frames of transitions take an eighth of the processor's time; what is about them says WITH_MOTION. */
const stillness = { contextOptions: { reducedMotion: 'reduce' } } as const;
/** What teams do on their machines: one test each. */
const long = ['tutorial/**/*.spec.ts', 'examples/**/*.spec.ts'];

export default defineConfig({
  outputDir: 'results',
  globalSetup: './product/seed.setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    // It would answer requests that a test holds or counts; second-visit has it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Algiers',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    // Recording each step takes a quarter of the processor's time: `--trace retain-on-failure` does it on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'budgets', testMatch: 'budgets/**/*.spec.ts' },
    { name: 'pictures', testMatch: 'pictures/**/*.spec.ts' },
    { name: 'gallery', testMatch: 'gallery/**/*.spec.ts' },
    { name: 'every-page', testMatch: 'sweep/**/*.spec.ts' },
    { name: 'long-list', testMatch: 'long-list/**/*.spec.ts' },
    // A trace is written in the page itself, which would be measured as well.
    { name: 'responsiveness', testMatch: 'responsiveness/**/*.spec.ts', use: { trace: 'off', screenshot: 'off' } },
    { name: 'blocking', testMatch: 'blocking/**/*.spec.ts', use: { trace: 'off', screenshot: 'off' } },
    { name: 'second-visit', testMatch: 'second-visit/figures.spec.ts' },
    { name: 'deadlines', testMatch: 'platform/half-filled-form.spec.ts' },
    // Tests of minutes come first: at the end, the other worker would have nothing to do.
    { name: 'teams', use: stillness, testMatch: long },
    {
      name: 'product',
      use: stillness,
      testMatch: '**/*.spec.ts',
      testIgnore: [
        ...long,
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
