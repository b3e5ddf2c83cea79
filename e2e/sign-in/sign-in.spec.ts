import { expect, test } from '../fixtures';

test('wrong credentials are reported, and the input stays', async ({ page, pageErrors }) => {
  pageErrors.expect(/401 .*api\/login/);
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('nobody@comptoir.example');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const text = 'Invalid credentials - Please check your email and password and try again.';
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@comptoir.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a wrong password');
});

test('a link opened signed out is shown after the sign-in', async ({ page }) => {
  await page.goto('/agencies?search=alger');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByRole('button', { name: 'Office Manager', exact: true }).click();
  await expect(page).toHaveURL(/\/agencies\?search=alger$/);
});

test('after a logout the next person starts at the dashboard, with no selection left', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  await page.getByRole('button', { name: 'Super Admin', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('combobox', { name: 'Select country' })).toHaveText('Select country');
});

test('a session that the server does not know ends', async ({ page, signInAs, pageErrors }) => {
  pageErrors.expect(/401/);
  await signInAs('ADMIN');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, error: 'Unauthorized', message: 'Sign in again.' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login$/);
});
