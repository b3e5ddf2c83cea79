import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { go } from '../fixtures/go';
import { toastRegion } from '../fixtures/toast';
import { buildPlainRemote } from './build-plain-remote';
import { whilePublished } from './other-teams';

test('a remote built without our helper mounts, has its chunks checked, extends other remotes, and a failed part of it stays local', async ({
  page,
  product,
  signInAs,
  pageErrors,
}) => {
  test.slow();
  const api = await signInAs('SUPERADMIN');
  const { id } = await api.office('DZ');
  await api.post('/remote-settings', { remote: 'plain', countryCode: 'DZ', values: { greeting: 'long' } });
  await whilePublished(product, await buildPlainRemote(), async () => {
    await test.step('it adds a widget to the dashboard, which needs no selection', async () => {
      await page.goto('/');
      await expect(page.getByText('Vehicles everywhere')).toBeVisible();
    });
    await test.step('the chunks that it loads itself are checked', async () => useArea(page));
    await test.step('another area mounts itself, without React', async () => useAreaByHand(page));
    await signInAs('SUPERADMIN', { country: 'DZ', office: id });
    await test.step('it reads its settings for the selected country', async () => {
      await expect(async () => {
        await page.goto('/by-hand');
        await expect(page.getByText('Greeting: long')).toBeVisible({ timeout: 1000 });
      }).toPass();
    });
    await test.step('it adds to an agency', async () => useAgency(page));
    expect(pageErrors.endStep()).toEqual([]);
    pageErrors.expect(/No vehicle|render-crashed/);
    await test.step('it adds to the settings and to the palette', async () => useSettings(page));
  });
});

async function useArea(page: Page): Promise<void> {
  await go(page, '/plain');
  await expect(page.getByRole('heading', { name: 'Hello from a plain build' })).toBeVisible();
  const chunk = page.waitForRequest(/\/remotes\/plain\/1\.0\.0\/\d+\.js$/);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByText('A chunk of its own')).toBeVisible();
  await chunk;

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Plain' }).click();
  await expect(page.getByRole('heading', { name: 'Hello from a plain build' })).toBeVisible();
}

async function useAreaByHand(page: Page): Promise<void> {
  await go(page, '/by-hand');
  await expect(page.getByRole('heading', { name: 'Mounted by hand' })).toBeVisible();
  await expect(page.getByText('superadmin@comptoir.example, en')).toBeVisible();
  await expect(page.getByText('Greeting: short')).toBeVisible();
  await page.getByRole('button', { name: 'Count the countries' }).click();
  await expect(page).toHaveURL(/\/by-hand\/counted\?by=hand$/);
  await expect(page.getByText('/counted?by=hand')).toBeVisible();
  await expect(toastRegion(page)).toContainText('countries');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Mounted by hand' })).toBeHidden();
  await expect(page.locator('html[data-unmounted="yes"]')).toBeAttached();
}

async function useAgency(page: Page): Promise<void> {
  await page.goto('/agencies');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/agencies\/[^/]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Typed and not sent');
  await page.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByText(`The vehicles of agency ${id}`)).toBeVisible();
  await expect(name).toBeHidden();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText(`The vehicles of agency ${id}`)).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(name).toBeVisible();
  await expect(page.getByRole('link', { name: 'Count by hand' })).toHaveAttribute('href', `/by-hand/agency/${id}`);
}

async function useSettings(page: Page): Promise<void> {
  await go(page, '/settings');
  const alerts = page.getByRole('heading', { name: 'Alerts' });
  await expect(alerts).toBeVisible();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await page.getByRole('option', { name: 'Count all' }).click();
  await expect(page).toHaveURL(/\/by-hand$/);
}
