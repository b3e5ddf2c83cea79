import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures';

test.use({ alone: true });

test('with the folder of operations removed the rest works, and the agencies show the reason', async ({
  page,
  product,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/404/, /operations/, /^policy: .*integrity/);
  const folder = path.join(product.folders.remotes, 'operations');
  await rename(folder, `${folder}-away`);
  await signInAs('SUPERADMIN');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Select country' }).click();
  await page.getByRole('option', { name: 'Algeria' }).click();
  await page.getByRole('combobox', { name: 'Select office' }).click();
  await page.getByRole('option', { name: 'Algiers Centre' }).click();

  await page.getByRole('link', { name: 'Agencies' }).click();
  await expect(page.getByText('This part of Comptoir is not available')).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');

  await rename(`${folder}-away`, folder);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
});
