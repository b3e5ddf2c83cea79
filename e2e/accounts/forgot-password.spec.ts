import { expect, test } from '../fixtures';
import { linksMailedTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';

const sent = 'If an account exists with this email, you will receive a password reset link';

test('the sign-in page leads to a forgotten password, and back', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('an invalid email is not sent', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/retrieve-password')) requests++;
  });
  await page.goto('/auth/forgot-password');
  for (const typed of ['', 'nobody', 'nobody@']) {
    await page.getByLabel('Email').fill(typed);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
  }
  expect(requests).toBe(0);
});

test('an address without an account hears the same, and gets no mail', async ({ page, product }) => {
  const stranger = 'stranger@comptoir.example';
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(stranger);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page).getByText(sent, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  expect(await linksMailedTo(product, stranger)).toEqual([]);
});

test('a failure is told with the reason of the server, and the address stays', async ({ page, troubles }) => {
  troubles.expect(/503/);
  const message = 'The server is starting, try again in a moment.';
  await page.route('**/api/retrieve-password', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, error: 'Service Unavailable', message } }),
  );
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill('manager@comptoir.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const toast = toastOf(page);
  await expect(toast.getByText('Error', { exact: true })).toBeVisible();
  await expect(toast.getByText(`Failed to send reset link. Please try again. ${message}`)).toBeVisible();
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await expect(page.getByLabel('Email')).toHaveValue('manager@comptoir.example');
});
