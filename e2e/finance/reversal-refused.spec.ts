import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { OwnOffice } from '../fixtures/own-office';
import { toastOf } from '../fixtures/toast';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Reverse (trade|entry) #\d+$/ });
const reasonOf = (page: Page) => dialogOf(page).getByRole('textbox', { name: 'Reason' });
const reverse = (page: Page) => dialogOf(page).getByRole('button', { name: 'Reverse' }).click();

async function leave(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(dialogOf(page)).toBeHidden();
}

let office: OwnOffice;

async function tradeOf(oldAmount: number): Promise<string> {
  const trade = { officeId: office.id, oldAmount, oldCurrency: 'USD', newAmount: oldAmount * 2, newCurrency: 'EUR' };
  return (await office.api.createdBy('/trades', { ...trade, rate: 2 })).id;
}

test.beforeEach(async ({ openOffice, signInAs }) => {
  office = await openOffice({ USD: 100 });
  await signInAs('SUPERADMIN', office.selection);
});

test('a trade is reversed with a reason, once, and only while the office holds what it received', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/409/, /Failed to reverse trade/);
  const id = await tradeOf(10);
  await page.goto('/exchange');

  await test.step('the reason is required at its field, and the input asks before it is lost', async () => {
    await page.getByRole('button', { name: /^Reverse trade/ }).click();
    await expect(reasonOf(page)).toHaveAccessibleDescription('The opposite is booked. Both entries stay in the books.');
    await reasonOf(page).fill('   ');
    await reverse(page);
    await expect(reasonOf(page)).toHaveAccessibleDescription(
      'Reason is required The opposite is booked. Both entries stay in the books.',
    );
    await reasonOf(page).fill('A slip');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(reasonOf(page)).toHaveValue('A slip');
    await leave(page);
  });

  await test.step('a trade reversed by another person first is not reversed twice, and the dialog says so', async () => {
    await page.getByRole('button', { name: `Reverse trade #${id}` }).click();
    await expect(dialogOf(page)).toContainText('$10.00');
    await expect(dialogOf(page)).toContainText('€20.00');
    await reasonOf(page).fill('Mine');
    await office.api.createdBy(`/trades/${id}/reversal`, { reason: 'Theirs' });
    await reverse(page);
    await expect(dialogOf(page).getByRole('alert')).toContainText('Failed to reverse trade. Please try again.');
    await expect(dialogOf(page).getByRole('alert')).toContainText(`Trade ${id} is already reversed`);
    await expect(reasonOf(page)).toHaveValue('Mine');
    await leave(page);
    await expect(page.getByRole('row').filter({ hasText: 'Theirs' })).toContainText(`Reversal of #${id}`);
    await expect(page.getByRole('button', { name: `Reverse trade #${id}` })).toHaveCount(0);
  });

  await test.step('a trade whose money was spent is reversed once the money is back', async () => {
    const spent = await tradeOf(10);
    await office.book(-15, 'EUR', 'Spent');
    await page.goto('/exchange');
    await page.getByRole('button', { name: `Reverse trade #${spent}` }).click();
    await reasonOf(page).fill('A slip');
    await reverse(page);
    await expect(dialogOf(page).getByRole('alert')).toContainText('Insufficient EUR balance: 5.00 available');
    await office.book(15, 'EUR', 'Brought back');
    await reverse(page);
    await expect(toastOf(page)).toContainText('Trade reversed successfully');
  });
});

test('an expense is not reversed twice, and a float is reversed as well', async ({ page, pageErrors }) => {
  pageErrors.expect(/409/, /Failed to reverse entry/);
  const { id } = await office.book(-10, 'USD', 'Fuel');
  await page.goto('/money-book');
  const reversing = (entry: string) =>
    page
      .getByRole('row')
      .filter({ hasText: entry })
      .getByRole('button', { name: /^Reverse/ });

  await test.step('an expense reversed by another person first is not reversed twice', async () => {
    await reversing('Fuel').click();
    await expect(dialogOf(page)).toContainText('\u2212$10.00');
    await expect(dialogOf(page)).toContainText('Fuel');
    await reasonOf(page).fill('Mine');
    await office.api.createdBy(`/transactions/${id}/reversal`, { reason: 'Theirs' });
    await reverse(page);
    await expect(dialogOf(page).getByRole('alert')).toContainText('Failed to reverse entry. Please try again.');
    await expect(dialogOf(page).getByRole('alert')).toContainText('This expense is already reversed');
    await leave(page);
  });

  await test.step('a float is reversed as well', async () => {
    const closing = page
      .getByRole('region', { name: 'Total' })
      .getByRole('row', { name: /^USD/ })
      .getByRole('cell')
      .last();
    await expect(closing).toHaveText('$100.00');
    await reversing('Opening float').click();
    await reasonOf(page).fill('Counted twice');
    await reverse(page);
    await expect(toastOf(page)).toContainText('Entry reversed successfully');
    await expect(closing).toHaveText('$0.00');
    await expect(page.getByRole('row').filter({ hasText: 'Counted twice' })).toContainText('\u2212$100.00');
  });
});
