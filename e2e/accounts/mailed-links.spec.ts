import { expect, test } from '../fixtures';
import { invite } from './account';

const addresses = [
  '/auth/reset-password',
  '/auth/reset-password?token=',
  '/auth/confirm-user',
  '/auth/confirm-user?token=',
  '/auth/confirm-user?token=nonsense',
];

test('an address without a valid token shows an invalid link, and leads to the sign-in page', async ({ page }) => {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      const text = 'Invalid Link - This link appears to be invalid or has expired.';
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByLabel(/password/i)).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to Login' }).click();
      await expect(page).toHaveURL(/\/auth\/login$/);
    });
  }
});

test('the account setup greets the invited person, and states the password rules', async ({ page, product }) => {
  const { email, link } = await invite(product, page.request);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Complete your account setup!', exact: true })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm password');
  const submit = page.getByRole('button', { name: 'Create Account', exact: true });

  await password.fill('1234567');
  await submit.click();
  await expect(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible();
  await password.fill('12345678');
  await confirmation.fill('87654321');
  await submit.click();
  await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/confirm-user/);
});
