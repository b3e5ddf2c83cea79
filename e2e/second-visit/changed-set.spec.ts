import type { Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { askSoon } from '../fixtures/ask-soon';
import { publishCopy } from '../platform/broken-version';
import type { Product } from '../product/product';
import type { Front } from './front';
import { expect, test, untilKept, versionsKept } from './second-visit';

// Publishes and demotes versions, which would affect other tests.
test.use({ alone: true });

const PATIENCE = { timeout: 40_000 };

test('a cached set is replaced as a whole: by a publication, also on a slow line, by a demotion, and with its service worker', async ({
  page,
  front,
  product,
  visit,
}) => {
  test.setTimeout(240_000);
  await askSoon(page);
  await visit('OFFICEMANAGER', '/agencies');
  const [first] = await versionsKept(page, 'operations');
  expect(first).toMatch(/^\d/);

  await publishOperations(product, page, front, '9.7.0');
  await page.goto(`${front.url}/agencies`);
  await expect.poll(() => versionsKept(page, 'operations'), PATIENCE).toEqual(['9.7.0']);
  await untilKept(page, '/agencies');

  await page.goto('about:blank');
  await publishOperations(product, page, front, '9.8.0');
  front.pageDelay = 2_000;
  await page.goto(`${front.url}/agencies`);
  expect(await shows(page, '9.8.0')).toBe(false);
  await expect.poll(() => versionsKept(page, 'operations'), PATIENCE).toEqual(['9.8.0']);
  const notice = page.getByText('A newer version is ready');
  await expect(notice).toBeVisible(PATIENCE);
  front.pageDelay = 5_000;
  await page.getByRole('button', { name: 'Load now' }).click();
  await expect(notice).toBeHidden(PATIENCE);
  await expect.poll(() => shows(page, '9.8.0').catch(() => false), PATIENCE).toBe(true);

  // An open page learns of it, and the demoted version does not return.
  front.pageDelay = 0;
  const { token } = await Api.signIn(page.request, product.url, 'SUPERADMIN');
  const headers = { authorization: `Bearer ${token}` };
  const data = { remote: 'operations', version: '9.8.0', decision: 'demoted', reason: 'amounts are wrong' };
  expect((await page.request.post(`${product.url}/api/remote-decisions`, { headers, data })).ok()).toBe(true);
  await expect.poll(() => versionsKept(page, 'operations'), PATIENCE).toEqual(['9.7.0']);

  await test.step('a disabled service worker removes itself and its cache, although an open page fetches it again', async () => {
    await untilKept(page, '/agencies');
    await page.goto('about:blank');
    await product.stop();
    await product.start({ SERVICE_WORKER: 'off' });
    await page.addInitScript(askAgainOnceGone);
    // A slow page is shown from the cache: it does not know that caching is off.
    front.pageDelay = 2_000;
    await page.goto(`${front.url}/agencies`);
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'again', PATIENCE);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers, PATIENCE).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

/** Makes a page fetch its service worker after the cache was deleted. */
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

async function publishOperations({ folders }: Product, page: Page, front: Front, version: string): Promise<void> {
  await publishCopy(folders.remotes, 'operations', version);
  const isOffered = async () =>
    (await (await page.request.get(`${front.url}/agencies`)).text()).includes(`/remotes/operations/${version}/`);
  await expect.poll(isOffered, PATIENCE).toBe(true);
}

function shows(page: Page, version: string): Promise<boolean> {
  return page.evaluate((path) => document.documentElement.innerHTML.includes(path), `/remotes/operations/${version}/`);
}
