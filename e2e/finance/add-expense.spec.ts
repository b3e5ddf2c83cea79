import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { hold } from '../fixtures/hold';
import type { OwnOffice } from '../fixtures/own-office';
import { toastOf } from '../fixtures/toast';
import { ExpenseForm } from './expense-form';

const Sent = z.tuple([z.looseObject({ date: z.string() })]);

let office: OwnOffice;

test.beforeEach(async ({ openOffice }) => {
  office = await openOffice({ GBP: 100 });
});

test('an expense is entered positive and sent negative, dated now, in the currency of the country, without a supplier', async ({
  page,
  signInAs,
}) => {
  await signInAs('SUPERADMIN', office.selection);
  const requests = new ApiRequests(page);
  const form = new ExpenseForm(page);
  await form.open();
  await expect(form.currency).toHaveText(/GBP/);
  await form.currency.click();
  await expect(page.getByRole('option')).toHaveText([/GBP/, /USD/, /EUR/, /DZD/, /CNY/]);
  await page.keyboard.press('Escape');
  await expect(form.supplier).toHaveText('No supplier');
  await form.type('12.5', 'Two reams of paper');
  const answer = await hold(page, '/transactions', 'POST');
  const before = Date.now();
  await form.submit.click();
  await expect(form.dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(toastOf(page)).toContainText('Expense added successfully');
  await expect(form.dialog).toBeHidden();

  const [{ date, ...sent }] = Sent.parse(requests.bodies('POST', '/transactions'));
  expect(sent).toEqual({
    officeId: office.id,
    amount: -12.5,
    currency: 'GBP',
    description: 'Two reams of paper',
    supplierId: null,
  });
  expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('£87.50');
});

test('a zero expense is refused at its amount, and the input stays', async ({ page, signInAs, pageErrors }) => {
  await signInAs('SUPERADMIN', office.selection);
  const form = new ExpenseForm(page);
  await form.open();

  pageErrors.expect(/422/);
  await test.step('a zero expense is refused by the server, at its amount', async () => {
    await form.type('0', 'Nothing');
    await form.submit.click();
    await expect(toastOf(page)).toContainText('Failed to add expense. Please try again.');
    await expect(form.field('Amount')).toHaveAccessibleDescription('Amount must be positive');
    await expect(form.field('Description')).toHaveValue('Nothing');
  });
  expect(pageErrors.endStep()).toEqual([]);

  await test.step('a typed expense asks before it is lost', async () => {
    await form.type('5', 'Fuel');
    await form.dialog.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(form.field('Description')).toHaveValue('Fuel');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(form.dialog).toBeHidden();
  });
});

test('conflicts are shown at their field: a shortage, and a deleted supplier', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  const supplier = await office.api.createSupplier(office.id);
  await signInAs('SUPERADMIN', office.selection);
  const form = new ExpenseForm(page);
  await form.open();

  pageErrors.expect(/409/);
  await test.step('a SUPERADMIN sees a shortage before sending, and one caused by another person after it', async () => {
    await form.type('100.01', 'More than there is');
    await expect(form.field('Amount')).toHaveAccessibleDescription('Insufficient GBP balance: 100.00 available');
    await form.field('Amount').fill('80');
    await expect(form.field('Amount')).toHaveAccessibleDescription('');

    await office.book(-60, 'GBP', 'Faster');
    await form.submit.click();
    const shortage = 'Insufficient GBP balance: 40.00 available';
    await expect(toastOf(page)).toContainText(`Failed to add expense. Please try again. ${shortage}`);
    await expect(form.field('Amount')).toHaveAccessibleDescription(shortage);
    await expect(form.field('Amount')).toHaveValue('80.00');
    await expect(form.field('Description')).toHaveValue('More than there is');
    await expect(page.getByText('2 entries', { exact: true })).toBeVisible();
  });
  expect(pageErrors.endStep()).toEqual([]);

  pageErrors.expect(/422/);
  await test.step('a supplier deleted by another person is shown at its field', async () => {
    await form.type('5', 'Fuel');
    await form.choose(form.supplier, supplier.name);
    await expect(form.supplier).toHaveText(supplier.name);
    await office.api.delete(`/suppliers/${supplier.id}`);
    await form.submit.click();
    await expect(form.supplier).toHaveAccessibleDescription('This supplier does not exist (optional)');
    await form.choose(form.supplier, 'No supplier');
    await form.submit.click();
    await expect(toastOf(page)).toContainText('Expense added successfully');
  });
});
