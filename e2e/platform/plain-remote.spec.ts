import { folderStore, publish } from '@comptoir/remote-registry';
import { expect, test } from '../fixtures';
import { toastRegion } from '../fixtures/toast';
import { buildPlainRemote } from './build-plain-remote';

test.use({ alone: true });

test('a remote built without our helper mounts, and the chunks that it loads itself are checked as well', async ({
  page,
  product,
  signInAs,
  troubles,
}) => {
  await publish(folderStore(product.folders.remotes), await buildPlainRemote(), { by: 'another team' });
  await signInAs('SUPERADMIN');
  await page.goto('/plain');
  await expect(page.getByRole('heading', { name: 'Hello from a plain build' })).toBeVisible();
  const chunk = page.waitForRequest(/\/remotes\/plain\/1\.0\.0\/\d+\.js$/);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('A chunk of its own')).toBeVisible();
  await chunk;

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Plain' }).click();
  await expect(page.getByRole('heading', { name: 'Hello from a plain build' })).toBeVisible();

  // Another area of it mounts itself, without React.
  await page.goto('/by-hand');
  await expect(page.getByRole('heading', { name: 'Mounted by hand' })).toBeVisible();
  await expect(page.getByText('superadmin@comptoir.example, en')).toBeVisible();
  await page.getByRole('button', { name: 'Count the countries' }).click();
  await expect(page).toHaveURL(/\/by-hand\/counted\?by=hand$/);
  await expect(page.getByText('/counted?by=hand')).toBeVisible();
  await expect(toastRegion(page)).toContainText('countries');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Mounted by hand' })).toBeHidden();
  await expect(page.locator('html[data-unmounted="yes"]')).toBeAttached();
  expect(troubles.unexpected).toEqual([]);
});
