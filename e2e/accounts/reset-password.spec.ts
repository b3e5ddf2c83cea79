import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { linkMailedTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';
import { firstPassword, newAccount } from './account';

const newPassword = 'a new password';

test('a forgotten password is reset through the mailed link, once, and the old one stops working', async ({
  page,
  product,
  pageErrors,
}) => {
  pageErrors.expect(/40\d|422/);
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

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
