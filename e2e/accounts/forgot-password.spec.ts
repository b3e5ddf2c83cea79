import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';

test('the sign-in page links to the password reset, and back', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a failure shows the reason of the server, and the address stays', async ({ page, pageErrors }) => {
  pageErrors.expect(/503/);
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
