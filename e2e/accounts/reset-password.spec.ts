import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { linkMailedTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';
import { firstPassword, newAccount } from './account';

const newPassword = 'a new password';

test('a forgotten password is replaced through the mail, once, and the old one ends', async ({
  page,
  product,
  troubles,
}) => {
  troubles.expect(/40\d|422/);
  const { email } = await newAccount(product, page.request);
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(toastOf(page)).toContainText('you will receive a password reset link');

  const link = await linkMailedTo(product, email, 2);
  expect(link).toContain('/auth/reset-password?token=');
  await page.goto(link);
  await setPassword(page, newPassword);
  await expect(toastOf(page)).toContainText('Password has been reset successfully');
  await expect(page).toHaveURL(/\/auth\/login$/);

  await signIn(page, email, firstPassword);
  await expect(toastOf(page)).toContainText('Invalid credentials');
  await signIn(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('Invalid Link - This link appears to be invalid or has expired.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden();
});

test('a reset ends the sessions that were open', async ({ page, product, browser, troubles }) => {
  const { email } = await newAccount(product, page.request);
  await page.goto('/auth/login');
  await signIn(page, email, firstPassword);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const phone = await browser.newPage({ baseURL: product.url });
  await phone.request.post('/api/retrieve-password', { data: { email } });
  await phone.goto(await linkMailedTo(product, email, 2));
  await setPassword(phone, newPassword);
  await expect(phone).toHaveURL(/\/auth\/login$/);
  await phone.close();

  troubles.expect(/401/);
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('the rules of a new password, and a link that is used up while its form is open', async ({
  page,
  product,
  request,
  troubles,
}) => {
  troubles.expect(/422/);
  const { email } = await newAccount(product, request);
  await request.post(`${product.url}/api/retrieve-password`, { data: { email } });
  const link = await linkMailedTo(product, email, 2);
  await page.goto(link);
  await setPassword(page, '1234567');
  await expect(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible();
  await setPassword(page, '12345678', '12345679');
  await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters')).toBeHidden();

  const data = { token: new URL(link).searchParams.get('token'), newPassword, confirmPassword: newPassword };
  expect((await request.post(`${product.url}/api/reset-password`, { data })).status()).toBe(200);
  await setPassword(page, 'yet another password');
  const toast = toastOf(page);
  await expect(toast).toContainText('Failed to reset password. Please try again. This link appears to be invalid');
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('yet another password');
});

async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
