import type { BrowserContext } from '@playwright/test';
import type { Front } from './front';
import { expect, test } from './second-visit';

test('a second visit shows rows without a script from the network, and a sign-out leaves nothing behind', async ({
  page,
  front,
  visit,
}) => {
  await visit('OFFICEMANAGER', '/agencies');
  const first = scriptsOf(front, '/agencies');
  expect(first.length).toBeGreaterThan(3);
  await page.goto('about:blank');
  await test.step('rows appear without a script from the network', async () => comeBack(page.context(), front, first));

  await test.step('slow calls and pages of others still come from the server', async () => {
    front.pageDelay = 2_000;
    await page.goto(`${front.url}/metrics`);
    await expect(page.getByText('# TYPE').first()).toBeVisible();
    front.pageDelay = 0;
  });

  await test.step('a sign-out leaves nothing behind', async () => {
    await page.goto(`${front.url}/agencies`);
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/auth\/login$/);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

async function comeBack(context: BrowserContext, front: Front, first: readonly string[]): Promise<void> {
  // The HTTP cache is off: only the service worker counts.
  const next = await context.newPage();
  const session = await context.newCDPSession(next);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  front.requested.length = 0;
  await next.goto(`${front.url}/agencies`);
  await expect(next.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1)).toBeVisible();
  // On a slow machine the page is idle by now, and preloads chunks that it never had.
  expect(scriptsOf(front, '/agencies').filter((path) => first.includes(path))).toEqual([]);
  expect(front.requested.filter((path) => path.startsWith('/api/agencies'))).not.toEqual([]);
  await next.close();
}

/** Scripts requested from the server for a page; browsers check the worker on each navigation. */
function scriptsOf({ requested }: Front, page: string): string[] {
  return requested
    .slice(requested.indexOf(page))
    .filter((path) => /\.m?js(\?|$)/.test(path) && path !== '/service-worker.js');
}
