import type { Page } from '@playwright/test';
import { Api } from '../fixtures/api';
import { pollAtOnce } from '../fixtures/poll-at-once';
import { publishCopy } from '../platform/broken-version';
import type { Product } from '../product/product';
import type { Front } from './front';
import { expect, test, untilStored, versionsKept } from './second-visit';

// Publishes and demotes versions, which would affect other tests.
test.use({ alone: true });

const LONG_TIMEOUT = { timeout: 40_000 };

test('a cached set is replaced as a whole: by a publication, also on a slow line, by a demotion, and with its service worker', async ({
  page,
  front,
  product,
  visit,
}) => {
  test.setTimeout(240_000);
  await pollAtOnce(page);
  await visit('OFFICEMANAGER', '/agencies');
  const [first] = await versionsKept(page, 'operations');
  expect(first).toMatch(/^\d/);

  await publishOperations(product, page, front, '9.7.0');
  await page.goto(`${front.url}/agencies`);
  await expect.poll(() => versionsKept(page, 'operations'), LONG_TIMEOUT).toEqual(['9.7.0']);
  await untilStored(page, '/agencies');

  await page.goto('about:blank');
  await publishOperations(product, page, front, '9.8.0');
  front.pageDelay = 2_000;
  await page.goto(`${front.url}/agencies`);
  expect(await shows(page, '9.8.0')).toBe(false);
  await expect.poll(() => versionsKept(page, 'operations'), LONG_TIMEOUT).toEqual(['9.8.0']);
  const notice = page.getByText('A newer version is ready');
  await expect(notice).toBeVisible(LONG_TIMEOUT);
  front.pageDelay = 5_000;
  await page.getByRole('button', { name: 'Load now' }).click();
  await expect(notice).toBeHidden(LONG_TIMEOUT);
  await expect.poll(() => shows(page, '9.8.0').catch(() => false), LONG_TIMEOUT).toBe(true);

  // An open page learns of it, and the demoted version does not return.
  front.pageDelay = 0;
  const { token } = await Api.signIn(page.request, product.url, 'SUPERADMIN');
  const headers = { authorization: `Bearer ${token}` };
  const data = { remote: 'operations', version: '9.8.0', decision: 'demoted', reason: 'amounts are wrong' };
  expect((await page.request.post(`${product.url}/api/remote-decisions`, { headers, data })).ok()).toBe(true);
  await expect.poll(() => versionsKept(page, 'operations'), LONG_TIMEOUT).toEqual(['9.7.0']);

  await test.step('a disabled service worker removes itself and its cache, although an open page fetches it again', async () => {
    await untilStored(page, '/agencies');
    await page.goto('about:blank');
    await product.stop();
    await product.start({ SERVICE_WORKER: 'off' });
    await page.addInitScript(registerAgain);
    // A slow page is shown from the cache: it does not know that caching is off.
    front.pageDelay = 2_000;
    await page.goto(`${front.url}/agencies`);
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'again', LONG_TIMEOUT);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(workers, LONG_TIMEOUT).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

/** Makes a page fetch its service worker after the cache was deleted. */
function registerAgain(): void {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = async (...args) => {
    while ((await caches.keys()).length > 0) await new Promise(requestAnimationFrame);
    const registration = await register(...args);
    document.documentElement.dataset['asked'] = 'again';
    return registration;
  };
}

async function publishOperations({ folders }: Product, page: Page, front: Front, version: string): Promise<void> {
  await publishCopy(folders.remotes, 'operations', version);
  const isOffered = async () =>
    (await (await page.request.get(`${front.url}/agencies`)).text()).includes(`/remotes/operations/${version}/`);
  await expect.poll(isOffered, LONG_TIMEOUT).toBe(true);
}

function shows(page: Page, version: string): Promise<boolean> {
  return page.evaluate((path) => document.documentElement.innerHTML.includes(path), `/remotes/operations/${version}/`);
}
