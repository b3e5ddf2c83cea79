import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '../fixtures';

/** Deadline of each step of a remote, in milliseconds. */
const DEADLINE_MS = 1000;

test.use({
  alone: true,
  environment: {
    REMOTE_MANIFEST_DEADLINE: `${DEADLINE_MS}`,
    REMOTE_ENTRY_DEADLINE: `${DEADLINE_MS}`,
    REMOTE_RENDER_DEADLINE: `${DEADLINE_MS}`,
  },
});

test('a connection on which each file takes longer than the deadline shows the page and sets no version aside', async ({
  page,
  signInAs,
}) => {
  await signInAs('OFFICEMANAGER');
  await page.route(/\.(js|css)$/, async (route) => {
    await pause(1.5 * DEADLINE_MS);
    await route.continue();
  });
  await page.goto('/agencies');
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible({ timeout: 40_000 });
  expect(await page.evaluate(() => localStorage.getItem('comptoir.quarantine'))).toBeNull();
});

test('a file of the shell that arrives after the deadline shows the page without a press', async ({
  page,
  signInAs,
}) => {
  await signInAs('OFFICEMANAGER');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/records\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/money-book');
  await expect(page.getByRole('main')).toContainText('shell-unreachable');
  release();
  await expect(page.getByRole('table', { name: 'Entries' })).toBeVisible();
});
