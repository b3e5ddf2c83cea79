import { expect, test } from '../fixtures';
import { hold } from '../fixtures/hold';
import { staff } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';
import { Books } from './books';
import { TradeForm } from './trade-form';

for (const role of staff) {
  test(`an ${role} makes a trade that is booked to the cent`, async ({ page, signInToOffice }) => {
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

test('the button does not move when the last rate arrives, wide and on a phone', async ({ page, signInAs }) => {
  const letGo = await hold(page, '/trades?**');
  await signInAs('OFFICEMANAGER');
  const form = new TradeForm(page);
  await form.open();
  const places = async () => {
    const found = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await form.submit.boundingBox());
    }
    return found;
  };
  const before = await places();
  expect(before).not.toContain(null);
  letGo();
  await expect(page.getByText(/^Last rate of this pair/)).toBeVisible();
  expect(await places()).toEqual(before);
});
