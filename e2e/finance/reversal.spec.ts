import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { toastOf } from '../fixtures/toast';
import { Books } from './books';
import { TradeForm } from './trade-form';

test('an ADMIN reverses a trade with a reason, once, and the books are as before', async ({ page, signInAs }) => {
  const api = await signInAs('ADMIN');
  const office = await api.office('DZ');
  await signInAs('ADMIN', { country: 'DZ', office: office.id });
  const books = new Books(api, office.id);
  const before = [await books.balance('USD'), await books.balance('DZD')];
  const form = new TradeForm(page);
  await form.open();
  await form.type('10.21');
  await form.submit.click();
  await expect(page).toHaveURL(/\/exchange$/);
  const [trade] = await books.tradesOf(10.21);

  await page.getByRole('button', { name: `Reverse trade #${trade?.id}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reverse trade #${trade?.id}` });
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect(dialog.getByText('Reason is required', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer changed his mind');
  await dialog.getByRole('button', { name: 'Reverse' }).dblclick();
  await expect(toastOf(page)).toContainText('Trade reversed successfully');

  const rows = page.getByRole('table', { name: 'Trades' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(`Reversal of #${trade?.id}`);
  await expect(rows.nth(1)).toContainText('The customer changed his mind');
  await expect(rows.nth(2)).toContainText(/Reversed by #\d+/);
  await expect(page.getByRole('button', { name: `Reverse trade #${trade?.id}` })).toHaveCount(0);
  expect([await books.balance('USD'), await books.balance('DZD')]).toEqual(before);
});

test('a SUPERADMIN reverses an expense, and its counter entry is shown beside it', async ({ page, signInAs }) => {
  const api = await signInAs('SUPERADMIN');
  const office = await api.office('DZ');
  await signInAs('SUPERADMIN', { country: 'DZ', office: office.id });
  const books = new Books(api, office.id);
  const before = await books.balance('DZD');
  await page.goto('/money-book');
  await page.getByRole('button', { name: 'Add expense' }).click();
  const adding = page.getByRole('dialog', { name: 'Add expense' });
  await adding.getByRole('textbox', { name: 'Amount' }).fill('10.22');
  await adding.getByRole('textbox', { name: 'Description' }).fill('Booked for the wrong office');
  await adding.getByRole('button', { name: 'Add expense' }).click();
  await expect(adding).toBeHidden();

  const expense = page.getByRole('row').filter({ hasText: 'Booked for the wrong office' });
  await expense.getByRole('button', { name: /^Reverse entry/ }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Belongs to Oran');
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click();
  await expect(toastOf(page)).toContainText('Entry reversed successfully');
  await expect(page.getByRole('row').filter({ hasText: 'Belongs to Oran' })).toContainText('Reversal of #');
  await expect(expense).toContainText(/Reversed by #\d+/);
  await expect(expense.getByRole('button')).toHaveCount(0);
  expect(await books.balance('DZD')).toBe(before);
});

test('an OFFICEMANAGER cannot reverse anything', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  for (const [address, table] of [
    ['/exchange', 'Trades'],
    ['/money-book?from=', 'Entries'],
  ] as const) {
    await go(page, address);
    await expect(page.getByRole('table', { name: table }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reverse/ })).toHaveCount(0);
  }
});
