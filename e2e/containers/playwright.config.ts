import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium';

/** The compose file, run for real: `npm run test:containers` prepares what runs containers, and starts this. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/containers',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 300_000,
  globalTimeout: 45 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromium,
    locale: 'en-GB',
    timezoneId: 'Africa/Algiers',
    viewport: { width: 1440, height: 900 },
    // The certificate is made for the run.
    ignoreHTTPSErrors: true,
    trace: 'retain-on-failure',
  },
});
