import { expect, test } from '../fixtures';
import { hold } from '../fixtures/hold';
import { staff } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';
import { Books } from './books';
import { TradeForm } from './trade-form';

for (const role of staff) {
  test(`an ${role} makes a trade that the books hold to the cent`, async ({ page, signInToOffice }) => {
    const { api, office } = await signInToOffice(role);
    const books = new Books(api, office.id);
    const dollars = await books.balance('USD');
    const dinars = await books.balance('DZD');

    await page.goto('/exchange');
    await expect(page.getByRole('list', { name: 'Balances' }).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('link', { name: 'Make Trade' }).click();
    const form = new TradeForm(page);
    await expect(form.currency('Source currency')).toHaveText(/USD/);
    await expect(form.currency('Destination currency')).toHaveText(/DZD/);
    await expect(page.getByText(/^Last rate of this pair/)).toBeVisible();
    await expect(form.field('Rate')).not.toHaveValue('1.2');
    await form.type('12.35', '134.5678');
    await expect(form.field('Converted amount')).toHaveValue('DA\u00A01,661.91');
    await form.submit.click();
    await expect(toastOf(page)).toContainText('Trade created successfully');
    await expect(page).toHaveURL(/\/exchange$/);
    const row = page.getByRole('table', { name: 'Trades' }).getByRole('row').nth(1);
    await expect(row).toContainText('$12.35');
    await expect(row).toContainText('1,661.91');
    await expect(row).toContainText('134.5678');
    expect(await books.balance('USD')).toBe(dollars - 1235);
    expect(await books.balance('DZD')).toBe(dinars + 166_191);
  });
}

test('what is missing is said at its field, and nothing is sent', async ({ page, signInAs }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await signInAs('OFFICEMANAGER');
  const form = new TradeForm(page);
  await form.open();
  await form.field('Rate').fill('');
  await form.submit.click();
  await expect(form.field('Amount')).toHaveAccessibleDescription(/Amount must be a number/);
  await expect(form.field('Rate')).toHaveAccessibleDescription(/Rate must be a number/);
  await form.currency('Source currency').click();
  await page.getByRole('option', { name: /DZD/ }).click();
  await expect(form.currency('Destination currency')).toHaveText('Select currency');
  await form.currency('Destination currency').click();
  await expect(page.getByRole('option', { name: /DZD/ })).toHaveCount(0);
  expect(sent.filter((url) => url.includes('/api/trades'))).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`the button stays where it is when the last rate comes, at ${width} px`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await hold(page, '/trades?**');
    await signInAs('OFFICEMANAGER');
    const form = new TradeForm(page);
    await form.open();
    const before = await form.submit.boundingBox();
    letGo();
    await expect(page.getByText(/^Last rate of this pair/)).toBeVisible();
    expect(await form.submit.boundingBox()).toEqual(before);
  });
}

test('more than the office holds is said before it is sent, and after', async ({ page, signInAs, troubles }) => {
  troubles.expect(/409/);
  await signInAs('OFFICEMANAGER');
  const form = new TradeForm(page);
  await form.open();
  await form.type('999999999.99');
  const shortage = /Insufficient USD balance: [\d.,]+ available/;
  await expect(form.field('Amount')).toHaveAccessibleDescription(shortage);
  await form.submit.click();
  await expect(toastOf(page)).toContainText('Failed to create trade. Please try again.');
  await expect(toastOf(page)).toContainText(shortage);
  await expect(form.field('Amount')).toHaveAccessibleDescription(shortage);
  await expect(form.field('Amount')).toHaveValue(/^999,?999,?999\.99$/);
});

test('a rate far from the last ones of the pair is pointed out beside its field', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  const form = new TradeForm(page);
  await form.open();
  await expect(page.getByText(/^Last rate of this pair/)).toBeVisible();
  await form.field('Rate').fill('1.2');
  await expect(page.getByText(/^Far from the last rates of this pair/)).toBeVisible();
  await page.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByText(/^Last rate of this pair/)).toBeVisible();
});

test('trades are filtered by currency and period, which stand in the address', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/exchange');
  await page.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: 'CNY' }).click();
  await expect(page).toHaveURL(/currency=CNY/);
  await expect(page.getByText('No trades found', { exact: true })).toBeVisible();
  await page.goto('/exchange?from=2019-01-01&to=2019-12-31');
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('01/01/2019');
  await expect(page.getByText('No trades found', { exact: true })).toBeVisible();
});
