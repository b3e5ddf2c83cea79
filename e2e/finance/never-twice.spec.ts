import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { go } from '../fixtures/go';
import { hold } from '../fixtures/hold';
import { loseFirstAnswer } from '../fixtures/lost-answer';
import { toastOf } from '../fixtures/toast';
import { Books } from './books';
import { TradeForm } from './trade-form';

/** Each test books an amount of its own. */
const amountOf = (cents: number) => (cents / 100).toFixed(2);

test('a trade whose answer was lost is sent again unchanged by a double click and booked once, and so is an expense', async ({
  page,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_CONNECTION_RESET|Failed to load/);
  const api = await signInAs('OFFICEMANAGER');
  const office = await api.office('DZ');
  const books = new Books(api, office.id);
  await loseFirstAnswer(page, '/trades');
  const form = new TradeForm(page);
  await form.open();
  await form.type(amountOf(1012), '134.5678');
  await form.submit.click();
  await expect(page.getByText('No answer from the server')).toBeVisible();
  expect(await books.tradesOf(10.12)).toHaveLength(1);

  await test.step('meanwhile the button shows it and cannot be pressed again', async () => {
    const requests = new ApiRequests(page);
    const answer = await hold(page, '/trades', 'POST');
    await form.submit.dblclick();
    await expect(page.getByRole('button', { name: 'Converting...' })).toBeDisabled();
    answer();
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('Trade created successfully');
    const pair = { oldCurrency: 'USD', newCurrency: 'DZD' };
    expect(requests.bodies('POST', '/trades')).toEqual([
      { officeId: office.id, oldAmount: 10.12, newAmount: 1361.83, rate: 134.5678, ...pair },
    ]);
    expect(await books.tradesOf(10.12)).toHaveLength(1);
  });

  await test.step('an expense whose answer was lost is booked once, however late it is sent again', async () => {
    await loseFirstAnswer(page, '/transactions');
    await go(page, '/money-book');
    await page.getByRole('button', { name: 'Add expense' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add expense' });
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('10.14');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Lost on the way');
    await dialog.getByRole('button', { name: 'Add expense' }).click();
    await expect(dialog.getByText('No answer from the server')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add expense' }).click();
    await expect(toastOf(page)).toContainText('Expense added successfully');
    const booked = (await books.entries()).filter(({ transaction }) => transaction.description === 'Lost on the way');
    expect(booked.map(({ transaction }) => transaction.amount)).toEqual([-10.14]);
  });
});

test('a page reloaded while it sends a trade finds it again, and books it once', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  const books = new Books(api, (await api.office('DZ')).id);
  const form = new TradeForm(page);
  await form.open();
  await form.type(amountOf(1013));
  await page.route('**/api/trades', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return undefined;
  });
  await form.submit.click();
  await expect.poll(() => books.tradesOf(10.13)).toHaveLength(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute('**/api/trades');
  await expect(page.getByText('No answer from the server')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toastOf(page)).toContainText('Trade created successfully');
  expect(await books.tradesOf(10.13)).toHaveLength(1);
});
