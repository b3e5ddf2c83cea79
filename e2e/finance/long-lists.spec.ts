import { expect, test } from '../fixtures';

const COUNT = 5_000;

const trades = (officeId: string) =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: String(COUNT - index),
    createdDate: new Date(Date.now() - index * 60_000).toISOString(),
    oldAmount: index + 1,
    oldCurrency: 'USD',
    newAmount: (index + 1) * 2,
    newCurrency: 'EUR',
    rate: 2,
    officeId,
    reversal: null,
  }));

test('of 5,000 trades only those in view are drawn, and the last one is reached', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  const { id } = await api.office('DZ');
  const asked: string[] = [];
  await page.route('**/api/trades?**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: trades(id), headers: { 'x-total-count': String(COUNT) } });
  });
  await page.goto('/exchange');
  const rows = page.getByRole('table', { name: 'Trades' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(`#${COUNT}`);
  await expect(page.getByText('5,000 trades', { exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  const list = page.getByRole('region', { name: 'Trades' });
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(rows.last()).toContainText('#1');
  await expect(rows.last()).toContainText('$5,000.00');
  expect(await rows.count()).toBeLessThan(60);
  expect(new URL(asked[0] ?? '').searchParams.get('limit')).toBe('5000');
});
