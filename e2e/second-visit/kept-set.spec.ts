import { AWAY, expect, test } from './second-visit';

const isScript = (path: string) => /\.m?js(\?|$)/.test(path);

test('who comes back gets rows without a script from the network', async ({ page, front, visit, context }) => {
  await visit('OFFICEMANAGER', '/agencies');
  await page.close();
  // What the browser itself remembers is not what is measured.
  const next = await context.newPage();
  const session = await context.newCDPSession(next);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  front.asked.length = 0;
  await next.goto(`${front.url}/agencies`);
  await expect(next.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1)).toBeVisible();
  expect(front.asked.filter((path) => isScript(path) && path !== '/service-worker.js')).toEqual([]);
  expect(front.asked.filter((path) => path.startsWith('/api/agencies'))).not.toEqual([]);
});

test('without a server a page that was open comes again, and another one of the same set for the others', async ({
  page,
  front,
  visit,
  troubles,
}) => {
  troubles.expect(AWAY);
  await visit('OFFICEMANAGER', '/agencies');
  await front.close();
  await page.reload();
  await expect(page.getByText('The server cannot be reached', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();
  await page.goto(`${front.url}/dashboard-of-nobody`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Agencies' })).toBeVisible();
});

test('what is slow and no page of the product comes from the server all the same', async ({ page, front, visit }) => {
  await visit('OFFICEMANAGER', '/agencies');
  front.pageDelay = 2_000;
  await page.goto(`${front.url}/metrics`);
  await expect(page.getByText('# TYPE').first()).toBeVisible();
});

test('whoever signs out leaves nothing behind', async ({ page, visit }) => {
  await visit('OFFICEMANAGER', '/agencies');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
