import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { dayFromNow } from './collection-form';

const rows = (page: Page) => page.getByRole('table', { name: 'Collection schedules' }).getByRole('row');
const nothing = (page: Page) => page.getByText('No collection schedules found', { exact: true });

async function chooseDay(page: Page, name: 'From' | 'To', day: string) {
  await page.getByRole('textbox', { name }).fill(day);
  await page.getByRole('textbox', { name }).press('Enter');
}

test('each filter that leaves nothing says so, and brings the rows back once it is lifted', async ({
  page,
  signInToOffice,
}) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const idle = await api.createCollector(office.id);
  await page.goto('/collection-schedules');
  await expect(rows(page).nth(1)).toBeVisible();
  const from = dayFromNow(0);

  await chooseDay(page, 'From', '01/01/2090');
  await expect(nothing(page)).toBeVisible();
  await chooseDay(page, 'From', from);
  await expect(rows(page).nth(1)).toBeVisible();

  await page.goto('/collection-schedules?from=');
  await expect(rows(page).nth(1)).toBeVisible();
  await chooseDay(page, 'To', '01/01/2001');
  await expect(nothing(page)).toBeVisible();
  await chooseDay(page, 'To', dayFromNow(30));
  await expect(rows(page).nth(1)).toBeVisible();

  await page.getByRole('combobox', { name: 'Collector' }).click();
  await page.getByRole('option', { name: idle.name }).click();
  await expect(nothing(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Collector' }).click();
  await page.getByRole('option', { name: 'All collectors' }).click();
  await expect(rows(page).nth(1)).toBeVisible();

  await page.getByPlaceholder('Search').fill('no such collection anywhere');
  await page.keyboard.press('Enter');
  await expect(nothing(page)).toBeVisible();
  await expect(page.getByText('0 collections', { exact: true })).toBeVisible();
  await page.getByPlaceholder('Search').fill('');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toBeVisible();
});

test('a period ends no sooner than it begins', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collection-schedules');
  await expect(rows(page).nth(1)).toBeVisible();
  await chooseDay(page, 'To', dayFromNow(-1));
  await page.getByPlaceholder('Search').focus();
  const to = page.getByRole('textbox', { name: 'To' });
  await expect(to).toHaveValue(dayFromNow(-1));
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/collection-schedules$/);
});

test('a search finds a collection by its number, its agency and its collector', async ({ page, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id, agency, collector } = await api.createPickUp(office.id);
  await page.goto('/collection-schedules');
  for (const text of [id, `#${id}`, agency.name, agency.name.toUpperCase(), collector.name]) {
    await page.getByPlaceholder('Search').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 collection', { exact: true }), text).toBeVisible();
    await expect(rows(page).nth(1), text).toContainText(agency.name);
  }
});

test('the Back button brings the list back with its filters', async ({ page, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id, agency, collector } = await api.createPickUp(office.id);
  await page.goto('/collection-schedules');
  await page.getByRole('combobox', { name: 'Collector' }).click();
  await page.getByRole('option', { name: collector.name }).click();
  await chooseDay(page, 'To', dayFromNow(2));
  await page.getByPlaceholder('Search').fill(agency.name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
  await rows(page).nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Edit Collection #${id}` })).toBeVisible();
  for (const back of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).click()]) {
    await back();
    await expect(page.getByRole('combobox', { name: 'Collector' })).toHaveText(collector.name);
    await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue(dayFromNow(2));
    await expect(page.getByPlaceholder('Search')).toHaveValue(agency.name);
    await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
    await rows(page).nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: `Edit Collection #${id}` })).toBeVisible();
  }
});

test('closing the question for the office leads to the dashboard, and nothing was asked', async ({
  page,
  signInAs,
}) => {
  await signInAs('ADMIN');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/collection-schedules');
  await page.getByRole('dialog', { name: 'Country and Office' }).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(asked.filter((path) => path.startsWith('/api/collections'))).toEqual([]);
});

test('a page that is opened in a tab of its own goes back to the list', async ({ page, context, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id } = await api.createPickUp(office.id);
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
