import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

/** Plans a collection for an agency of its own, and says its number. */
async function plan(page: Page, agency: string): Promise<string> {
  const form = new CollectionForm(page);
  await page.goto('/collection-schedules/new');
  await form.type({ agency, date: dayFromNow(3), collector: 'Amel Cherif', currency: 'DZD', amount: '1234.50' });
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
  await expect(page).toHaveURL(/\/collection-schedules$/);
  await page.goto(`/collection-schedules?search=${encodeURIComponent(agency)}`);
  const row = page.getByRole('row', { name: new RegExp(agency) }).first();
  return ((await row.getByRole('link').first().textContent()) ?? '').match(/#(\d+)/)?.[1] ?? '';
}

test('what is missing is said at each field', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collection-schedules/new');
  await expect(page.getByRole('heading', { name: 'New Collection' })).toBeVisible();
  const form = new CollectionForm(page);
  await expect(form.currency).toHaveText('USD');
  await form.type({ amount: '-1' });
  await form.submit();
  for (const text of [
    'Agency is required',
    'Collection date is required',
    'Collector is required',
    'Amount must be positive',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('a collection is planned, changed and deleted', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  const agency = await api.createAgency();
  const number = await plan(page, agency.name);

  await page.getByRole('link', { name: new RegExp(`#${number}`) }).click();
  await expect(page.getByRole('heading', { name: `Edit Collection #${number}` })).toBeVisible();
  const form = new CollectionForm(page);
  await expect(form.agency).toContainText(agency.name);
  await expect(form.date).toHaveValue(dayFromNow(3));
  await expect(form.amount).toHaveValue('1,234.50');
  await expect(page.getByLabel(`Map of ${agency.name}`)).toBeVisible();
  await form.type({ amount: '2000', date: dayFromNow(4), note: 'Ring twice' });
  await form.notify.check();
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');

  await page.goto(`/collection-schedules/edit/${number}`);
  await expect(form.amount).toHaveValue('2,000.00');
  await expect(form.notify).toBeChecked();
  await expect(page.getByText('Ring twice')).toBeVisible();

  await page.goto(`/collection-schedules?search=${number}`);
  await page.getByRole('link', { name: new RegExp(`#${number}`) }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('This will permanently delete the collection.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Collection schedule deleted successfully');
  await expect(page).toHaveURL(new RegExp(`/collection-schedules\\?search=${number}$`));
});
