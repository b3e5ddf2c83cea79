import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { typedOption } from '../fixtures/typed-option';

const rows = (page: Page) => page.getByRole('table', { name: 'Collection schedules' }).getByRole('row');

test('closing the office prompt leads to the dashboard without a read; answering it shows the collections of the office', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('ADMIN');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/collection-schedules');
  const dialog = page.getByRole('dialog', { name: 'Country and Office' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/api/collections'))).toEqual([]);

  await test.step('an ADMIN sees the collections of an office of its country', async () => {
    const office = await api.office('DZ');
    await go(page, '/collection-schedules');
    await dialog.getByRole('combobox', { name: 'Select office' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await (await typedOption(page, office.name)).click();
    await expect(rows(page).nth(1)).toBeVisible();
  });
});

test('a page opened in a new tab goes back to the list', async ({ page, context, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id } = await api.planCollection(office.id);
  await page.goto(`/collection-schedules?search=${id}`);
  const opening = context.waitForEvent('page');
  await rows(page)
    .nth(1)
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: `Edit Collection #${id}` })).toBeVisible();
  await tab.getByRole('button', { name: 'Back' }).click();
  await expect(tab).toHaveURL(/\/collection-schedules$/);
  await expect(tab.getByRole('heading', { name: 'Collection schedules' })).toBeVisible();
});
