import * as z from 'zod/mini';
import { dayFromNow } from '../collections/collection-form';
import { expect, test } from '../fixtures';

const Amounts = z.array(
  z.object({ currency: z.string(), scheduledAmount: z.number(), collectedAmount: z.nullable(z.number()) }),
);
const Stops = z.array(z.object({ agency: z.object({ id: z.string() }) }));
const list = '/collection-schedules';
const cents = (amount: number) => Math.round(amount * 100);

test('each figure of an office leads to the list that explains it', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const today = page.getByRole('region', { name: "Today's collections" });
  const [, total = ''] = (await today.getByText(/^\d+ \/ \d+$/).innerText()).split(' / ');
  await today.getByRole('link').click();
  await expect(page).toHaveURL(/\/collection-schedules\?to=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByText(new RegExp(`^${total} collections?$`))).toBeVisible();
});

test('each number of what is to do is that of the rows of the list behind it', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const toDo = page.getByRole('region', { name: 'To do' });
  const lines = toDo.locator(`a[href^="${list}"]`);
  await expect(lines.nth(5)).toBeVisible();
  const numbers: [string, string][] = [];
  for (const line of await lines.all()) {
    numbers.push([(await line.getAttribute('href')) ?? '', (await line.locator('bdi').last().innerText()).trim()]);
  }
  expect(numbers.some(([, count]) => Number(count) > 0)).toBe(true);
  for (const [address, count] of numbers) {
    await page.goto(address);
    await expect(page.getByText(new RegExp(`^${count} collections?$`)), address).toBeVisible();
  }
});

test('the amounts of the last 30 days are those of their list, to the cent', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const widget = page.getByRole('region', { name: 'Collected against scheduled, last 30 days' });
  const rows = widget.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  const shown = await rows.allInnerTexts();
  await widget.getByRole('link').click();
  await expect(page).toHaveURL(/\/collection-schedules\?from=.*&to=/);
  const { searchParams } = new URL(page.url());
  const query = new URLSearchParams({
    startDate: `${searchParams.get('from')}T00:00:00+01:00`,
    endDate: `${searchParams.get('to')}T23:59:59.999+01:00`,
    limit: '50000',
  });
  const collections = Amounts.parse(await api.get(`/collections?${query.toString()}`));
  const sum = (currency: string, of: (row: (typeof collections)[number]) => number) =>
    collections.filter((row) => row.currency === currency).reduce((total, row) => total + cents(of(row)), 0);
  for (const row of shown) {
    const [currency = '', ...figures] = row.split(/\s+/);
    const [collected, scheduled] = figures
      .join('')
      .split('/')
      .map((text) => cents(Number(text.replaceAll(/[^\d.]/g, ''))));
    expect(collected).toBe(sum(currency, ({ collectedAmount }) => collectedAmount ?? 0));
    expect(scheduled).toBe(sum(currency, ({ scheduledAmount }) => scheduledAmount));
  }
});

test('the best collectors of the last days, at most five, lead to their collections', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const top = page.getByRole('region', { name: 'Top collectors of the last 7 days' });
  await expect(top.getByRole('listitem').first()).toBeVisible();
  const figures = await top.getByText(/^\d+ \/ \d+$/).allInnerTexts();
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.length).toBeLessThanOrEqual(5);
  const collected = figures.map((figure) => Number(figure.split(' / ')[0]));
  expect(collected).toEqual(collected.toSorted((one, other) => other - one));
  await expect(top.getByRole('link', { name: 'All collectors' })).toHaveAttribute('href', '/collectors');
  await top.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/collection-schedules\?from=.*&collector=/);
});

test('the map shows each agency of today, those near one another as one pin with their number', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const map = page.getByRole('region', { name: "Today's agencies" });
  const together = map.getByRole('button', { name: /^\d+ places: show them$/ });
  const alone = page.getByRole('button', { name: / · (to be collected|collected|not collected)/ });
  const day = dayFromNow(0).split('/').toReversed().join('-');
  const query = new URLSearchParams({
    startDate: `${day}T00:00:00+01:00`,
    endDate: `${day}T23:59:59.999+01:00`,
    limit: '5000',
  });
  const agencies = new Set(
    Stops.parse(await api.get(`/collections?${query.toString()}`)).map(({ agency }) => agency.id),
  );
  expect(agencies.size).toBeGreaterThan(1);
  await expect(async () => {
    const numbers = (await together.allInnerTexts()).map(Number);
    const shown = numbers.reduce((sum, number) => sum + number, await alone.count());
    expect(shown).toBe(agencies.size);
  }).toPass();

  // Each press shows one closer, until a pin stands alone or all of a place are listed.
  while ((await alone.count()) === 0) {
    await together.first().focus();
    await page.keyboard.press('Enter');
  }
  await alone.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collection-schedules\?to=.*&search=/);
  await expect(page.getByText(/^[1-9]\d* collections?$/)).toBeVisible();
});

test('the bars of the last 30 days have their figures in a table', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const table = page.getByRole('table', { name: 'Collections per day, last 30 days' });
  await expect(table.getByRole('row')).toHaveCount(31);
});

for (const width of [1440, 390]) {
  test(`the dashboard ends with its last widget, ${width} px wide`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs('OFFICEMANAGER');
    await page.goto('/');
    const last = page.getByRole('region', { name: 'Collected against scheduled, last 30 days' });
    await expect(last.getByRole('table')).toBeAttached();
    const main = page.getByRole('main');
    await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const [widget, frame] = [await last.boundingBox(), await main.boundingBox()];
    const end = (box: typeof widget) => (box ? box.y + box.height : Number.NaN);
    expect(end(frame) - end(widget)).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  });
}
