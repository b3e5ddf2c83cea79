import { expect, test } from '../fixtures';
import { alterNextPost } from '../fixtures/altered-request';
import type { OwnOffice } from '../fixtures/own-office';
import { toastOf } from '../fixtures/toast';
import { TradeForm } from './trade-form';

let office: OwnOffice;

test.beforeEach(async ({ openOffice }) => {
  office = await openOffice({ USD: 100 });
});

test('a rate far from the last ones is pointed out', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN', office.selection);
  const form = new TradeForm(page);
  await form.open();

  await expect(form.field('Rate')).toHaveValue('1.2');
  await form.type('1', '999');
  await expect(form.field('Converted amount')).toHaveValue('DA\u00A0999.00');
  await expect(page.getByText(/rates? of this pair/)).toHaveCount(0);
  const trade = { officeId: office.id, oldAmount: 1, oldCurrency: 'USD', newAmount: 134.5, newCurrency: 'DZD' };
  await office.api.createdBy('/trades', { ...trade, rate: 134.5 });
  await expect(page.getByText('Differs from recent rates of this pair: 1 USD = 134.50 DZD')).toBeVisible();
  await expect(form.field('Rate')).toHaveAccessibleDescription(
    /Differs from recent rates of this pair: 1 USD = 134.50 DZD/,
  );
  await form.field('Rate').fill('136');
  await expect(page.getByText('Last rate of this pair: 1 USD = 134.50 DZD')).toBeVisible();
  await page.getByRole('button', { name: 'Use 134.50' }).click();
  await expect(form.field('Rate')).toHaveValue('134.5');
});

test('input asks before it is lost, and the converted amount is read only and checked', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/422/);
  await signInAs('SUPERADMIN', office.selection);
  const form = new TradeForm(page);
  const converted = form.field('Converted amount');

  await test.step('a typed trade asks before it is lost', async () => {
    await page.goto('/exchange');
    await page.getByRole('link', { name: 'Make Trade' }).click();
    await form.type('12.35');
    await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(form.field('Amount')).toHaveValue('12.35');
    await page.getByRole('navigation').getByRole('link', { name: 'Exchange' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/exchange$/);
  });

  await test.step('the converted amount is read only, rounded to the cent half away from zero, and shown in the balances', async () => {
    await form.open();
    await expect(converted).not.toBeEditable();
    for (const [amount, rate, result] of [
      ['0.05', '0.5', 'DA\u00A00.03'],
      ['1.15', '0.1', 'DA\u00A00.12'],
      ['33.33', '134.56789012', 'DA\u00A04,485.15'],
      ['99.99', '1e', ''],
    ] as const) {
      await form.type(amount, rate);
      await expect(converted, `${amount} at ${rate}`).toHaveValue(result);
    }
    await form.type('33.33', '134.5');
    const balances = page.getByRole('region', { name: 'Balances' });
    await expect(balances).toContainText('after: $66.67');
    await expect(balances).toContainText('after: DA\u00A04,482.89');
  });

  await test.step('an amount that converts to zero is refused at the converted amount', async () => {
    await form.type('0.01', '0.1');
    await form.submit.click();
    await expect(converted).toHaveAccessibleDescription('Amount must be positive');
    await expect(page).toHaveURL(/\/exchange\/new$/);
  });

  await test.step('an amount that the server calculates differently is refused at the converted amount', async () => {
    await alterNextPost(page, '/trades', { newAmount: 1344.99 });
    await form.type('10', '134.5');
    await form.submit.click();
    await expect(toastOf(page)).toContainText(
      'Failed to create trade. Please try again. The converted amount is 1,345.00',
    );
    await expect(converted).toHaveAccessibleDescription('The converted amount is 1,345.00');
    await expect(form.field('Amount')).toHaveValue('10.00');
  });
});

test('money spent by another person meanwhile is reported, and the input stays', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/409/);
  await signInAs('SUPERADMIN', office.selection);
  const form = new TradeForm(page);
  await form.open();
  await form.type('80', '134.5');
  await expect(form.field('Amount')).toHaveAccessibleDescription('');
  await office.book(-60, 'USD', 'Faster');
  await form.submit.click();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText(
    'Failed to create trade. Please try again. Insufficient USD balance: 40.00 available',
  );
  await expect(form.field('Amount')).toHaveAccessibleDescription('Insufficient USD balance: 40.00 available');
  await expect(page.getByRole('region', { name: 'Balances' })).toContainText('$40.00');
  await expect(form.field('Amount')).toHaveValue('80.00');
  await expect(form.field('Rate')).toHaveValue('134.5');

  await form.field('Amount').fill('40');
  await form.submit.click();
  await expect(toastOf(page)).toContainText('Trade created successfully');
});
