import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import type { OwnOffice } from '../fixtures/own-office';
import { toastOf } from '../fixtures/toast';

const amountOf = (page: Page) => page.getByRole('spinbutton', { name: 'Collected amount' });
const reasonOf = (page: Page) => page.getByRole('textbox', { name: 'Reason' });
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

const Dated = z.object({ actualCollectionDate: z.string() });

let office: OwnOffice;
let collection: { id: string };

test.beforeEach(async ({ openOffice, signInAs }) => {
  office = await openOffice();
  collection = await office.api.planCollection(office.id);
  await signInAs('SUPERADMIN', office.selection);
});

test('a correction of a collected amount is checked', async ({ page, pageErrors }) => {
  await office.api.patch(`/collections/${collection.id}`, { collectedAmount: 1000 });
  await page.goto(`/money-book/${collection.id}`);
  await expect(page.getByRole('heading', { name: 'Correct the collected amount' })).toBeVisible();

  await test.step('each field shows its error, and the form previews the booking', async () => {
    await expectFieldErrors(page);
  });
  await test.step('the issue appears while the amount differs from the scheduled one; the day stays the first one', async () => {
    await correctAndCorrectBack(page);
  });
  expect(pageErrors.endStep()).toEqual([]);

  pageErrors.expect(/409/, /Failed to update collection schedule/);
  await test.step('the amount is not lowered by more than the office still holds', async () => {
    await office.book(-800, 'DZD', 'Spent meanwhile');
    await lowerByTooMuch(page);
  });
  expect(pageErrors.endStep()).toEqual([]);

  pageErrors.expect(/412/);
  await test.step('an amount corrected by another person is not overwritten, and the input stays', async () => {
    await correctAfterAnotherPerson(page);
  });
  await test.step('a half-typed correction asks before it is lost', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Exchange' }).click();
    await page.getByRole('button', { name: 'Stay on the page' }).click();
    await expect(amountOf(page)).toHaveValue('900');
  });
});

test('a SUPERADMIN records a missing amount without a reason', async ({ page }) => {
  const requests = new ApiRequests(page);
  await page.goto(`/money-book/${collection.id}`);
  await expect(page.getByText('Not collected yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Record the collected amount' })).toBeVisible();
  await expect(amountOf(page)).toHaveValue('');
  await amountOf(page).fill('1000');
  await expect(amountOf(page)).toHaveAccessibleDescription('Books +DA\u00A01,000.00');
  await save(page);
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
  await expect(page.getByRole('heading', { name: 'Correct the collected amount' })).toBeVisible();
  expect(requests.bodies('PATCH')).toEqual([{ collectedAmount: 1000, collectionNotes: [] }]);
});

async function expectFieldErrors(page: Page): Promise<void> {
  const requests = new ApiRequests(page);
  const amount = amountOf(page);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await expect(amount).toHaveAccessibleDescription('Same amount as recorded: the balance does not change');
  for (const [typed, description] of [
    ['', 'Amount must be a number'],
    ['-1', 'Amount must be positive'],
    ['1.0055', 'Amount has at most 2 decimals'],
    ['10000000000000', 'Amount is too large'],
  ] as const) {
    await amount.fill(typed);
    await save(page);
    await expect(amount, typed).toHaveAccessibleDescription(description);
    await expect(reasonOf(page)).toHaveAccessibleDescription('Reason is required');
  }
  await amount.fill('1000.07');
  await expect(amount).toHaveAccessibleDescription('Books +DA\u00A00.07');
  await amount.fill('999.99');
  await expect(amount).toHaveAccessibleDescription('Books \u2212DA\u00A00.01');
  expect(requests.bodies('PATCH')).toEqual([]);
}

async function correctAndCorrectBack(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const { actualCollectionDate } = Dated.parse(await office.api.get(`/collections/${collection.id}`));
  await expect(main.getByText('Collected', { exact: true })).toBeVisible();
  for (const [amount, status] of [
    ['900', 'COLLECTED_WITH_ISSUES'],
    ['1000', 'COLLECTED'],
  ] as const) {
    await amountOf(page).fill(amount);
    await reasonOf(page).fill('Counted again');
    await save(page);
    const issue = main.getByText('Reported issue with balance');
    await expect(issue).toHaveCount(status === 'COLLECTED' ? 0 : 1);
    await expect(main.getByText('Collected', { exact: true })).toHaveCount(status === 'COLLECTED' ? 1 : 0);
    const stored = await office.api.get(`/collections/${collection.id}`);
    expect(stored).toMatchObject({ status, actualCollectionDate });
  }
}

async function lowerByTooMuch(page: Page): Promise<void> {
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to update collection schedule. Please try again.'),
  );
  await amountOf(page).fill('100');
  await reasonOf(page).fill('Counted again');
  await save(page);
  const shortage = 'Insufficient DZD balance: 200.00 available';
  await expect(alertOf(page)).toContainText('Failed to update collection schedule. Please try again.');
  await expect(alertOf(page)).toContainText(shortage);
  await logged;
  await expect(amountOf(page)).toHaveAccessibleDescription(new RegExp(shortage));
  await expect(amountOf(page)).toHaveValue('100');
  await expect(reasonOf(page)).toHaveValue('Counted again');
  await expect(page.getByText('Reported issue with balance')).toHaveCount(0);
}

async function correctAfterAnotherPerson(page: Page): Promise<void> {
  await amountOf(page).fill('900');
  await reasonOf(page).fill('Mine');
  await office.api.patch(`/collections/${collection.id}`, { collectedAmount: 950, correctionReason: 'Theirs' });
  await save(page);
  await expect(alertOf(page)).toContainText('Someone else has changed this');
  await expect(amountOf(page)).toHaveValue('900');
  await expect(reasonOf(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Load the current version' }).click();
  await expect(page.getByText(/^Collected amount: they wrote .*950/)).toBeVisible();
  await expect(amountOf(page)).toHaveValue('900');
  await expect(reasonOf(page)).toHaveValue('Mine');
  await expect(page.getByText('Reported issue with balance')).toBeVisible();
}
