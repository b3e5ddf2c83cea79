import { folderStore, halt, publish } from '@comptoir/remote-registry';
import { expect, test } from '../fixtures';
import { copyLive } from './broken-version';

test.use({ alone: true });

test('a version for one role appears in the pages of that role alone, preloaded, until it is halted', async ({
  page,
  product,
  signInAs,
}) => {
  const store = folderStore(product.folders.remotes);
  const { folder } = await copyLive(product.folders.remotes, '9.8.0');
  await publish(store, folder, { by: 'e2e', audience: { roles: ['OFFICEMANAGER'] } });
  const cohort = async () => (await page.context().cookies()).find(({ name }) => name === 'comptoir.cohort');
  const isShown = async () =>
    (await (await page.request.get(`${product.url}/agencies`)).text()).includes('/operations/9.8.0/');

  await signInAs('ADMIN', { country: 'DZ' });
  await page.goto('/agencies');
  await expect
    .poll(cohort, { timeout: 15_000 })
    .toMatchObject({ sameSite: 'Strict', value: expect.stringMatching(/^\d+\.ADMIN\./) });
  expect(await isShown()).toBe(false);

  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect.poll(async () => (await cohort())?.value, { timeout: 15_000 }).toMatch(/^\d+\.OFFICEMANAGER\./);
  expect(await isShown()).toBe(true);
  const entry = page.waitForRequest(/\/remotes\/operations\/9\.8\.0\/remoteEntry/);
  await page.reload();
  await entry;
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();

  await halt(store, 'operations', { by: 'e2e', reason: 'enough seen' });
  expect(await isShown()).toBe(false);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await cohort()).toBeUndefined();
});
