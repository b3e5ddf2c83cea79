import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { ownCurrencyFirst } from '@comptoir/api-contract/currency-of-country';
import * as z from 'zod/mini';
import { dayFromNow } from '../collections/collection-form';
import { expect, test } from '../fixtures';
import { writtenAmount } from '../fixtures/money';

const Totals = z.array(z.object({ currency: z.enum(CURRENCY_CODES), collected: z.number() }));
const CountryTotals = z.object({
  totals: Totals,
  offices: z.array(z.object({ id: z.string(), name: z.string(), collectionTotal: Totals })),
});
const Overview = z.object({
  places: z.array(
    z.object({
      place: z.string(),
      today: z.object({ scheduled: z.number(), recorded: z.number() }),
      late: z.number(),
      lateCash: z.optional(z.array(z.object({ currency: z.string(), amount: z.number() }))),
    }),
  ),
});
const Months = z.object({
  places: z.array(
    z.object({
      place: z.string(),
      sums: z.array(
        z.object({
          currency: z.string(),
          held: z.object({ till: z.number(), vault: z.number(), hands: z.number(), onTheWay: z.number() }),
          flows: z.object({ collected: z.number(), expenses: z.number() }),
        }),
      ),
    }),
  ),
});
const thisMonth = () => dayFromNow(0).split('/').toReversed().join('-').slice(0, 7);

test('a SUPERADMIN moves between countries, offices and an office, also with the history of the browser', async ({
  page,
  signInAs,
}) => {
  await signInAs('SUPERADMIN');
  await page.goto('/');
  const main = page.getByRole('main');
  const back = main.getByRole('button', { name: 'Back' });
  const countryFilter = page.getByRole('combobox', { name: 'Select country' });
  const officeFilter = page.getByRole('combobox', { name: 'Select office' });
  const countries = main.getByRole('table', { name: 'Countries' }).getByRole('rowheader');
  await expect(countries.getByRole('button')).toHaveText([/Algeria/, /France/, /United Kingdom/]);
  // A flag and an arrow each.
  await expect(countries.getByRole('button').locator('svg, img')).toHaveCount(6);
  await expect(back).toHaveCount(0);

  await main.getByRole('button', { name: 'Algeria' }).click();
  await expect(main.locator('header').getByText('Algeria', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: /^Oran Front de Mer/ }).click();
  await expect(main.getByRole('region', { name: "Today's collections" })).toBeVisible();
  await expect(main.getByText('Oran Front de Mer', { exact: true })).toBeVisible();
  await expect(officeFilter).toHaveText('Oran Front de Mer');
  await page.reload();
  await expect(main.getByRole('region', { name: "Today's collections" })).toBeVisible();

  await back.click();
  await expect(main.getByRole('button', { name: /^Constantine/ })).toBeVisible();
  await expect(officeFilter).toHaveText('Select office');
  await page.goBack();
  await expect(main.getByRole('button', { name: /^Constantine/ })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('button', { name: /^Constantine/ })).toBeVisible();
  await expect(countryFilter).toHaveText('Algeria');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(main.getByRole('button', { name: /^Constantine/ })).toBeVisible();
  await back.click();
  await expect(main.getByRole('button', { name: 'France' })).toBeVisible();
  await expect(countryFilter).toHaveText('Select country');
  await expect(back).toHaveCount(0);

  await test.step('Back steps up a level and resets the filter with it', async () => {
    await main.getByRole('button', { name: 'Algeria' }).click();
    await main.getByRole('button', { name: /^Constantine/ }).click();
    await expect(main.getByRole('region', { name: "Today's collections" })).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('button', { name: /^Oran/ })).toBeVisible();
    await expect(officeFilter).toHaveText('Select office');
    await page.goBack();
    await expect(main.getByRole('button', { name: 'France' })).toBeVisible();
    await expect(countryFilter).toHaveText('Select country');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 500 } });

  test('the next level starts at its top, however far the page was scrolled', async ({ page, signInAs }) => {
    await signInAs('SUPERADMIN', { country: 'DZ' });
    await page.goto('/');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^Oran Front de Mer/ }).click();
    await expect(main.getByText('Oran Front de Mer', { exact: true })).toBeInViewport();
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await main.evaluate((element) => element.scrollTop)).toBe(0);
  });
});

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('cash of an office opens with the office selected, and Back returns to the offices', async ({
    page,
    signInAs,
  }) => {
    await signInAs('ADMIN');
    await page.goto('/?level=2');
    const main = page.getByRole('main');
    const officeFilter = page.getByRole('combobox', { name: 'Select office' });
    const office = main.getByRole('rowgroup').filter({ has: page.getByRole('button', { name: /^Oran Front de Mer/ }) });
    await office.getByRole('button', { name: 'On the way' }).click();
    await expect(page).toHaveURL(/\/cash/);
    await expect(officeFilter).toHaveText('Oran Front de Mer');
    await page.goBack();
    await expect(main.getByRole('button', { name: /^Constantine/ })).toBeVisible();
    await expect(officeFilter).toHaveText('Select office');
  });
});

test('an ADMIN starts at the offices of the country, sees the figures of the API to the cent, and cannot go up', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('ADMIN');
  await page.goto('/');
  const main = page.getByRole('main');
  const back = main.getByRole('button', { name: 'Back' });
  await expect(main.locator('header').getByText('Algeria', { exact: true })).toBeVisible();
  await expect(back).toHaveCount(0);

  await test.step('the figures of the country and of its offices match the API', async () => {
    const { totals, offices } = CountryTotals.parse(await api.get('/offices/countries/DZ?timeZone=Africa/Algiers'));
    expect(totals.length).toBeGreaterThan(1);
    await expect(main.getByText('Collected in the last 30 days').getByText(/\d\.\d\d$/)).toHaveText(
      ownCurrencyFirst(totals, 'DZ').map(written),
    );
    expect(offices.length).toBeGreaterThan(1);
    const { places } = Overview.parse(await api.get('/overview?countryCode=DZ&timeZone=Africa/Algiers'));
    const months = Months.parse(await api.get(`/overview/months/${thisMonth()}?countryCode=DZ`));
    for (const { id, name, collectionTotal } of offices) {
      const rows = main.getByRole('rowgroup').filter({ has: page.getByRole('button', { name, exact: true }) });
      const place = places.find((one) => one.place === id);
      const sums = months.places.find((one) => one.place === id)?.sums ?? [];
      expect(sums.length, name).toBeGreaterThan(0);
      for (const { currency, held, flows } of sums) {
        const { till, vault, hands, onTheWay } = held;
        const parts = vault + hands + onTheWay === 0 ? [] : [till];
        const amounts = [till + vault + hands, ...parts, vault, hands, onTheWay, flows.collected, flows.expenses];
        for (const amount of amounts.filter((each) => each !== 0)) {
          await expect(rows, name).toContainText(writtenAmount(amount, currency));
        }
      }
      for (const { collected, currency } of collectionTotal.filter((total) => total.collected !== 0)) {
        const row = rows.getByRole('row', { name: new RegExp(`^${currency}`) });
        await expect(row.getByRole('cell').nth(3), name).toHaveText(writtenAmount(collected, currency));
      }
      await expect(rows).toContainText(
        `${place?.today.recorded} of ${place?.today.scheduled} planned for today collected`,
      );
      await expect(rows.getByRole('button', { name: String(place?.late), exact: true }).first()).toBeVisible();
      for (const { amount, currency } of place?.lateCash ?? []) {
        await expect(rows).toContainText(writtenAmount(amount, currency));
      }
    }
  });

  await main.getByRole('button', { name: /^Constantine/ }).click();
  await expect(main.getByRole('region', { name: "Today's collections" })).toBeVisible();
  await back.click();
  await expect(main.locator('header').getByText('Algeria', { exact: true })).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.goto('/?level=3');
  await expect(main.locator('header').getByText('Algeria', { exact: true })).toBeVisible();
});

test('a COLLECTOR is redirected to the round, and nothing of a dashboard is read', async ({ page, signInAs }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(offices\/countries|trades|balances|general-ledger|to-do|users|agencies)/.test(request.url())) {
      requests.push(request.url());
    }
  });
  await signInAs('COLLECTOR');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'My day' })).toBeVisible();
  await expect(page).toHaveURL(/\/my-day$/);
  await expect(page.getByRole('region', { name: 'Cash collected' })).toBeVisible();
  expect(requests).toEqual([]);
});

function written({ currency, collected }: z.infer<typeof Totals>[number]): string {
  return writtenAmount(collected, currency);
}
