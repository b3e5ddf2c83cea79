import { expect, test } from '../fixtures';
import { password } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';

test('a deleted account is signed out immediately, and cannot sign in again', async ({
  page,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  const office = await openOffice();
  const manager = await office.person('OFFICEMANAGER');
  const api = await signInAs(manager);
  await page.goto('/suppliers');
  await expect(page.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  await office.api.delete(`/users/${(await api.me()).id}`);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByLabel('Email').fill(manager);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toastOf(page)).toContainText(
    'Invalid credentials - Please check your email and password and try again.',
  );
});
