import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { tallWindow } from '../fixtures/tall-window';
import { toastOf } from '../fixtures/toast';
import { Books } from './books';

test('the money book starts at today, opens a collection, and shows one with an issue in red', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('OFFICEMANAGER');
  await page.goto('/money-book');
  await expect(page.getByRole('heading', { name: 'Money Book', level: 1 })).toBeVisible();
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-GB'));
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(today);

  await page.goto('/money-book?from=2020-01-01');
  const collections = page.getByRole('table', { name: 'Entries' }).getByRole('row').filter({ hasText: 'Collection #' });
  const entry = collections.first().getByRole('link').first();
  const href = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await expect(page.getByRole('heading', { name: `Money Book #${href.split('/').at(-1)}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Collector' })).toBeVisible();

  await test.step('a collection with an issue is red, with collected and scheduled amount', async () => {
    const entries = await new Books(api, (await api.office('DZ')).id).entries();
    // A day with this entry alone; no test books on it.
    const [issue] = entries
      .filter(({ collection }) => collection?.status === 'COLLECTED_WITH_ISSUES')
      .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date));
    await page.setViewportSize(tallWindow.viewport);
    const day = await page.evaluate((date) => new Date(date).toLocaleDateString('sv-SE'), issue?.date ?? '');
    await go(page, `/money-book?from=${day}&to=${day}`);
    const row = page.getByRole('row').filter({ hasText: 'Reported issue with balance' }).first();
    await expect(row).toContainText(/[\d,]+\.\d{2} of .*[\d,]+\.\d{2}/);
    await expect(row.getByText('Reported issue with balance')).toHaveCSS('color', 'rgb(163, 33, 26)');
  });
});

test('an expense with a supplier added on the spot is booked negative', async ({ page, signInAs }) => {
  const supplier = `Garage ${randomUUID().slice(0, 8)}`;
  const api = await signInAs('OFFICEMANAGER');
  const books = new Books(api, (await api.office('DZ')).id);
  const before = await books.balance('DZD');
  await page.goto('/money-book');
  await page.getByRole('button', { name: 'Add expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add expense' });
  const book = dialog.getByRole('button', { name: 'Add expense' });
  await expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveText(/DZD/);
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('-1');
  await book.click();
  await expect(dialog.getByText('Amount must be positive', { exact: true })).toBeVisible();
  await expect(dialog.getByText('description is required', { exact: true })).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Amount' }).fill('4200.05');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('New tyres');
  await dialog.getByRole('button', { name: 'Add supplier' }).click();
  await page.getByPlaceholder('Enter supplier name').fill(supplier);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: new RegExp(supplier) })).toBeVisible();
  await book.click();
  await expect(toastOf(page)).toContainText('Expense added successfully');
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: supplier });
  await expect(row).toContainText('New tyres');
  await expect(row).toContainText('\u2212DA 4,200.05');
  expect(await books.balance('DZD')).toBe(before - 420_005);
});
