import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { expectAwaited } from '../fixtures/awaited-list';
import { writtenAmount } from '../fixtures/money';
import { shownRows } from '../fixtures/shown-rows';
import { dayFromNow } from '../collections/collection-form';
import { bookOfEachKind } from './every-kind';

const Ledger = z.object({
  total: z.number(),
  generalLedgers: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      kind: z.string(),
      collectionId: z.nullable(z.string()),
      currency: z.string(),
      transaction: z.object({
        amount: z.number(),
        description: z.string(),
        supplier: z.nullable(z.object({ name: z.string() })),
      }),
      collection: z.nullable(
        z.object({
          status: z.string(),
          scheduledAmount: z.number(),
          collectedAmount: z.number(),
          collector: z.object({ name: z.string() }),
          agency: z.object({ name: z.string() }),
        }),
      ),
    }),
  ),
});

type Entry = z.infer<typeof Ledger>['generalLedgers'][number];

const timeZone = 'Africa/Algiers';
const day = new Intl.DateTimeFormat('en-GB', { timeZone });
const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

function shownAs({ id, date, kind, currency, transaction, collection, collectionId }: Entry) {
  const hasIssue = kind === 'COLLECTION' && collection?.status === 'COLLECTED_WITH_ISSUES';
  const written = (amount = Number.NaN) => writtenAmount(amount, currency);
  const asides = [
    collectionId !== null && ` · Collection #${collectionId}`,
    transaction.supplier && ` · ${transaction.supplier.name}`,
    kind === 'CORRECTION' && ` · ${transaction.description}`,
    hasIssue &&
      `\nReported issue with balance ${written(collection.collectedAmount)} of ${written(collection.scheduledAmount)}`,
  ];
  const who = collection?.collector.name ?? transaction.description.replace('\n', ' ');
  return {
    Date: `${day.format(new Date(date))} ${time.format(new Date(date))}`,
    Number: `#${id}`,
    'Collector or purpose': [who, ...asides].filter(Boolean).join(''),
    Agency: collection?.agency.name ?? '',
    Amount: `${transaction.amount > 0 ? '+' : ''}${written(transaction.amount)}`,
  };
}

test('a SUPERADMIN sees each entry with date, number, party or purpose, agency, amount and running balance, and opens it', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice({ USD: 1000, EUR: 500 });
  await bookOfEachKind(office);
  await signInAs('SUPERADMIN', office.selection);
  const requests = new ApiRequests(page);
  await page.goto('/money-book?trade=false');
  const shown = await shownRows(page, 'Entries');
  const ledger = Ledger.parse(await office.api.get(`/general-ledger?officeId=${office.id}`));
  expect(shown.map(({ State: _state, Actions: _actions, ...row }) => row)).toEqual(ledger.generalLedgers.map(shownAs));
  expect(shown.map(({ State }) => State).filter(Boolean)).toEqual([
    'Corrects #9',
    'Corrected by #10',
    'Reversal of #5',
    'Reversed by #6',
  ]);
  await expect(page.getByText(`${ledger.total} entries`, { exact: true })).toBeVisible();

  const [first] = requests.queries('/general-ledger');
  const today = dayFromNow(0).split('/').toReversed().join('-');
  const from = new Date(`${today}T00:00:00+01:00`).toISOString();
  expect(first).toEqual({ officeId: office.id, limit: '100', page: '0', trade: 'false', from });

  await test.step('an entry of a collection opens it, an expense itself, and the last balances match the cards', async () => {
    await page.getByRole('checkbox', { name: 'Show trades' }).click();
    await expectEntriesToOpen(page);
  });
});

test('From and To include their days, and trades are hidden on demand', async ({ page, openOffice, signInAs }) => {
  const office = await openOffice({ USD: 100 });
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await office.book(-1, 'USD', 'Of yesterday', { date: yesterday });
  const trade = { officeId: office.id, oldAmount: 1, oldCurrency: 'USD', newAmount: 2, newCurrency: 'EUR', rate: 2 };
  await office.api.createdBy('/trades', trade);
  await signInAs('SUPERADMIN', office.selection);
  const requests = new ApiRequests(page);
  await page.goto('/money-book');
  const rows = page.getByRole('table', { name: 'Entries' }).getByRole('row');
  // An expense of another day is booked today, and shows its own day.
  await expect(page.getByText('3 entries', { exact: true })).toBeVisible();
  await expect(rows.nth(1)).toContainText(/Trade #\d+/);
  await expect(rows.nth(1)).toContainText('€2.00');
  await expect(rows.nth(2)).toContainText('Of yesterday');
  await expect(rows.nth(2)).toContainText(`of ${dayFromNow(-1)}`);
  await expect(rows.nth(3)).toContainText('Opening float');

  for (const name of ['From', 'To']) {
    const field = page.getByRole('textbox', { name });
    await field.fill(dayFromNow(-1));
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`[?&]${name.toLowerCase()}=\\d`));
  }
  await expect(page.getByText('No transactions found', { exact: true })).toBeVisible();
  const day = dayFromNow(-1).split('/').toReversed().join('-');
  expect(requests.queries('/general-ledger').at(-1)).toMatchObject({
    from: new Date(`${day}T00:00:00+01:00`).toISOString(),
    to: new Date(`${day}T23:59:59.999+01:00`).toISOString(),
  });
  await page.goto('/money-book');
  const showTrades = page.getByRole('checkbox', { name: 'Show trades' });
  await showTrades.click();
  await expect(showTrades).not.toBeChecked();
  await expect(page).toHaveURL('/money-book?trade=false');
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible();

  await test.step('the book of one currency has its opening and closing balance', async () => {
    await showTrades.click();
    await page.getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'EUR' }).click();
    await expect(page).toHaveURL('/money-book?currency=EUR');
    await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: /^Opening balance \d/ })).toContainText('€0.00');
    await expect(page.getByRole('paragraph').filter({ hasText: /^Closing balance \d/ })).toContainText('€2.00');
  });
});

test('loading entries show no empty state, and a failed read is retried on demand', async ({
  page,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/503/);
  const office = await openOffice();
  await signInAs('SUPERADMIN', office.selection);
  await expectAwaited(page, { address: '/money-book', path: '/general-ledger?**', empty: 'No transactions found' });
  await expect(page.getByText('No transactions found', { exact: true })).toBeVisible();
});

async function expectEntriesToOpen(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Entries' }).getByRole('row');
  await expect(rows.filter({ hasText: /Trade #\d+/ }).first()).toBeVisible();
  const expense = rows.filter({ hasText: '=SUM' }).getByRole('link');
  await expect(expense).toHaveAttribute('href', /^\/money-book\/entries\/\d+$/);
  const totals = page.getByRole('region', { name: 'Total' });
  for (const currency of ['$', '€', 'DA\u00A0']) {
    const latest = rows.filter({ has: page.getByRole('cell').nth(5).getByText(currency) }).first();
    const balance = latest.getByRole('cell').nth(5).locator('bdi').filter({ hasText: currency });
    await expect(totals).toContainText(await balance.innerText());
  }
  const link = rows.filter({ hasText: 'Reported issue with balance' }).getByRole('link').first();
  const [id = ''] = /\d+$/.exec((await link.getAttribute('href')) ?? '') ?? [];
  await link.click();
  await expect(page.getByRole('heading', { name: `Money Book #${id}` })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/money-book');
}
