import { folderStore, publish } from '@comptoir/remote-registry';
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { askSoon } from '../fixtures/ask-soon';
import { copyLive } from '../platform/broken-version';
import type { Product } from '../product/product';
import type { Front } from './front';
import { expect, keptSets, test, untilKept } from './second-visit';

// What is published and decided here counts in no other test.
test.use({ alone: true });

const PATIENCE = { timeout: 40_000 };

test('a set gives way as a whole: to what is published, also on a slow line, to what is demoted, and with its service worker', async ({
  page,
  front,
  product,
  visit,
}) => {
  test.setTimeout(240_000);
  await askSoon(page);
  await visit('OFFICEMANAGER', '/agencies');
  const [first] = await versionsKept(page);
  expect(first).toMatch(/^\d/);

  await publishOperations(product, page, front, '9.7.0');
  await page.goto(`${front.url}/agencies`);
  await expect.poll(() => versionsKept(page), PATIENCE).toEqual(['9.7.0']);
  await untilKept(page, '/agencies');

  await page.goto('about:blank');
  await publishOperations(product, page, front, '9.8.0');
  front.pageDelay = 2_000;
  await page.goto(`${front.url}/agencies`);
  expect(await shows(page, '9.8.0')).toBe(false);
  await expect.poll(() => versionsKept(page), PATIENCE).toEqual(['9.8.0']);
  const notice = page.getByText('A newer version is ready');
  await expect(notice).toBeVisible(PATIENCE);
  front.pageDelay = 5_000;
  await page.getByRole('button', { name: 'Load now' }).click();
  await expect(notice).toBeHidden(PATIENCE);
  await expect.poll(() => shows(page, '9.8.0').catch(() => false), PATIENCE).toBe(true);

  // An open page hears of it, and nobody comes back to what is demoted.
  front.pageDelay = 0;
  const { token } = await Api.signIn(page.request, product.url, 'SUPERADMIN');
  const headers = { authorization: `Bearer ${token}` };
  const data = { remote: 'operations', version: '9.8.0', decision: 'demoted', reason: 'amounts are wrong' };
  expect((await page.request.post(`${product.url}/api/remote-decisions`, { headers, data })).ok()).toBe(true);
  await expect.poll(() => versionsKept(page), PATIENCE).toEqual(['9.7.0']);

  await test.step('a service worker that is not wanted any more leaves, with what it kept, though an open page asks for it again', async () => {
    await untilKept(page, '/agencies');
    await page.goto('about:blank');
    await product.stop();
    await product.start({ SERVICE_WORKER: 'off' });
    await page.addInitScript(askAgainOnceGone);
    // What is slow is shown as it was kept: the page does not know that nothing is kept any more.
    front.pageDelay = 2_000;
    await page.goto(`${front.url}/agencies`);
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'again', PATIENCE);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers, PATIENCE).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

/** Has a page ask for its service worker when that has taken away what it kept. */
function askAgainOnceGone(): void {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = async (...asked) => {
    while ((await caches.keys()).length > 0) await new Promise(requestAnimationFrame);
    const registration = await register(...asked);
    document.documentElement.dataset['asked'] = 'again';
    return registration;
  };
}

/** Publishes a copy of operations, and waits until the server of the page sends it. */
async function publishOperations({ folders }: Product, page: Page, front: Front, version: string): Promise<void> {
  const { folder } = await copyLive(folders.remotes, version);
  await publish(folderStore(folders.remotes), folder, { by: 'e2e' });
  await rm(folder, { recursive: true });
  const isOffered = async () =>
    (await (await page.request.get(`${front.url}/agencies`)).text()).includes(`/remotes/operations/${version}/`);
  await expect.poll(isOffered, PATIENCE).toBe(true);
}

/** The versions of operations of which files are kept. */
async function versionsKept(page: Page): Promise<string[]> {
  const paths = Object.values(await keptSets(page)).flat();
  const versions = paths.flatMap((path) => /^\/remotes\/operations\/([^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(versions)];
}

function shows(page: Page, version: string): Promise<boolean> {
  return page.evaluate((path) => document.documentElement.innerHTML.includes(path), `/remotes/operations/${version}/`);
}
