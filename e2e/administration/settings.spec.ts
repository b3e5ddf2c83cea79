import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { password } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';

test('a changed password works, ends the other sessions and keeps this one', async ({
  page,
  product,
  openOffice,
  signInAs,
}) => {
  const who = await (await openOffice()).person('OFFICEMANAGER');
  await signInAs(who);
  const other = await Api.signIn(page.request, product.url, who);
  await page.goto('/settings');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('sezame');
  await page.getByLabel('Confirm new password').fill('sezame');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toastOf(page)).toContainText('Password updated successfully');
  expect(await other.get('/me')).toMatchObject({ statusCode: 401 });
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(who);

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(who);
  await page.getByLabel('Password', { exact: true }).fill('sezame');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
