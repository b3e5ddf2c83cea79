import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { installClock } from '../fixtures/clock';
import { beginWith } from '../fixtures/browser-storage';
import { expiryOf, tokenWith } from './token';

const refusal = { statusCode: 401, error: 'Unauthorized', message: 'Sign in again.' };

test('a 401 in the middle of the work opens the sign-in page, and signing in returns to the page and its office', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  const api = await signInAs('SUPERADMIN');
  const office = await api.office('DZ');
  await beginWith(page, { dashboard: JSON.stringify({ selectedCountryCode: 'DZ', selectedOfficeId: office.id }) });
  await page.goto('/suppliers');
  await expect(page.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  await page.route('**/api/agencies?**', (route) => route.fulfill({ status: 401, json: refusal }));
  await page.getByRole('navigation').getByRole('link', { name: 'Agencies' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await stored(page)).toEqual({ token: null, selection: null });

  await page.unroute('**/api/agencies?**');
  await page.getByRole('button', { name: 'Super Admin', exact: true }).click();
  await expect(page).toHaveURL(/\/agencies$/);
  const filter = page.getByRole('group', { name: 'Filter by' });
  await expect(filter.getByRole('combobox', { name: 'Select country' })).toHaveText('Algeria');
  await expect(filter.getByRole('combobox', { name: 'Select office' })).toHaveText(office.name);
});

test('an expired token in the browser counts as signed out, and no call is made with it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization']) requests.push(request.url());
  });
  const selection = JSON.stringify({ selectedCountryCode: 'FR', selectedOfficeId: 'somewhere' });
  await beginWith(page, { userToken: tokenWith({ exp: 1_700_000_000 }), dashboard: selection });
  await page.goto('/suppliers');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Super Admin', exact: true }).click();
  const filter = page.getByRole('group', { name: 'Filter by' });
  await expect(filter.getByRole('combobox', { name: 'Select country' })).toHaveText('Select country');
});

test('a session ends in an open page at the moment that its token expires', async ({ page, signInAs }) => {
  await installClock(page);
  const { token } = await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
  await page.clock.fastForward(expiryOf(token) - Date.now() - 30_000);
  await expect(page.getByText(/^Your session ends at/)).toBeVisible();
  await expect(page).toHaveURL(/\/agencies$/);
  await page.clock.fastForward(31_000);
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await stored(page)).toEqual({ token: null, selection: null });
});

function stored(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem('userToken'),
    selection: localStorage.getItem('dashboard'),
  }));
}
