import { expect, test } from '../fixtures';

test('a click retries at once', async ({ page, signInAs, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED.*\/api\//);
  await page.clock.install();
  await signInAs('OFFICEMANAGER');
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/agencies');
  const notice = page.getByText('The server cannot be reached', { exact: true });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();
  // With the clock stopped the page does not poll after the pending health check has failed.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/health'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await failed;
  await page.unroute('**/api/**');
  const response = page.waitForResponse('**/api/health');
  await page.getByRole('button', { name: 'Try now' }).click();
  expect((await response).ok()).toBe(true);
  await page.clock.resume();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1)).toBeVisible();
});
