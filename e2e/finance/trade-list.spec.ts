import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { hold } from '../fixtures/hold';
import { writtenAmount } from '../fixtures/money';
import { refuse } from '../fixtures/refuse';
import { shownRows } from '../fixtures/shown-rows';
import { dayFromNow } from '../collections/collection-form';

const Balances = z.array(z.object({ currency: z.string(), amount: z.number() }));

const Dated = z.tuple([z.object({ createdDate: z.string() })]);

const minute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Algiers',
});

test('a SUPERADMIN sees a card for each currency, and each trade with date, amounts and rate', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice({ USD: 1234.5 });
  const { api, id } = office;
  const tradeInput = { officeId: id, oldAmount: 10.05, oldCurrency: 'USD', newAmount: 1351.73, newCurrency: 'DZD' };
  const trade = await api.createdBy('/trades', { ...tradeInput, rate: 134.5 });
  const [{ createdDate }] = Dated.parse(await api.get(`/trades?officeId=${id}`));
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/exchange');
  await expect(page.getByRole('heading', { name: 'Exchange', level: 1 })).toBeVisible();

  const cards = page.getByRole('list', { name: 'Balances' }).getByRole('listitem');
  const balances = Balances.parse(await api.get(`/general-ledger/balance?officeId=${id}`));
  expect(balances.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'GBP', 'DZD', 'CNY']);
  const ownFirst = ['GBP', 'USD', 'EUR', 'DZD', 'CNY'].map((code) =>
    balances.find(({ currency }) => currency === code),
  );
  for (const [index, balance] of ownFirst.entries()) {
    if (!balance) throw new Error('A currency has no balance.');
    await expect(cards.nth(index)).toContainText(balance.currency);
    await expect(cards.nth(index)).toContainText(writtenAmount(balance.amount, balance.currency));
  }
  await expect(cards.nth(1)).toContainText('$1,224.45');
  expect(await shownRows(page, 'Trades')).toMatchObject([
    {
      Date: minute.format(new Date(createdDate)).replace(',', ''),
      Number: `#${trade.id}`,
      Given: '$10.05',
      Received: 'DA\u00A01,351.73',
      Rate: '1 USD = 134.5000 DZD',
    },
  ]);
  await expect(page.getByRole('link', { name: 'Make Trade' })).toHaveAttribute('href', '/exchange/new');

  await test.step('a trade is found on its day, and not the day before', async () => {
    await expect(page.getByText('1 trade', { exact: true })).toBeVisible();
    const to = page.getByRole('textbox', { name: 'To' });
    for (const [day, count] of [
      [dayFromNow(-1), 'No trades found'],
      [dayFromNow(0), '1 trade'],
    ] as const) {
      await to.fill(day);
      await to.press('Enter');
      await expect(page.getByText(count, { exact: true })).toBeVisible();
    }
  });
});

test("From, To and Currency reach the API in the person's days, and are kept in the address", async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice();
  await signInAs('SUPERADMIN', office.selection);
  const requests = new ApiRequests(page);
  await page.goto('/exchange');
  await expect(page.getByText('No trades found', { exact: true })).toBeVisible();
  const trades = () => requests.queries('/trades');
  const all = { officeId: office.id, page: '1', limit: '5000' };
  expect(trades()).toEqual([all]);

  for (const [name, day] of [
    ['From', '02/03/2026'],
    ['To', '05/03/2026'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(day);
    await page.getByRole('textbox', { name }).press('Enter');
  }
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await expect(page.getByRole('option')).toHaveText(['All currencies', 'GBP', 'USD', 'EUR', 'DZD', 'CNY']);
  await page.getByRole('option', { name: 'GBP' }).click();
  await expect(page).toHaveURL('/exchange?from=2026-03-02&to=2026-03-05&currency=GBP');
  // Algiers is an hour ahead of UTC.
  const filters = { from: '2026-03-01T23:00:00.000Z', to: '2026-03-05T22:59:59.999Z', currency: 'GBP' };
  await expect.poll(() => trades().at(-1)).toEqual({ ...all, ...filters });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'To' })).toHaveValue('05/03/2026');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveText('GBP');
  expect(trades().at(-1)).toEqual({ ...all, ...filters });
});

test('a loading list shows no empty state, and a failed read is shown and retried on demand', async ({
  page,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/503/);
  const office = await openOffice();
  await signInAs('SUPERADMIN', office.selection);

  await test.step('while trades and balances load, no empty state is shown', async () => {
    const answerTrades = await hold(page, '/trades?**');
    const answerBalances = await hold(page, '/general-ledger/balance?**');
    await page.goto('/exchange');
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Balances' })).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText('No trades found')).toHaveCount(0);
    answerTrades();
    await expect(page.getByText('No trades found', { exact: true })).toBeVisible();
    answerBalances();
    await expect(page.getByRole('list', { name: 'Balances' })).toContainText('$0.00');
  });

  await test.step('a failed read is shown, and retried on demand', async () => {
    const ready = [await refuse(page, '/trades?**'), await refuse(page, '/general-ledger/balance?**')];
    await page.goto('/exchange');
    const alerts = page.getByRole('main').getByRole('alert');
    await expect(alerts.filter({ hasText: 'The balances could not be loaded' })).toContainText('Not ready yet.');
    await expect(alerts.filter({ hasText: 'This could not be loaded' })).toContainText('Not ready yet.');
    for (const restore of ready) await restore();
    for (let failed = 2; failed > 0; failed--) {
      await expect(alerts).toHaveCount(failed);
      await alerts.first().getByRole('button', { name: 'Try again' }).click();
    }
    await expect(page.getByText('No trades found', { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Balances' }).getByRole('listitem')).toHaveCount(5);
  });
});
