import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium';

/** Tests of the compose file; `npm run test:containers` prepares the engine and starts them. */
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
    ignoreHTTPSErrors: true,
    trace: 'retain-on-failure',
  },
});
