import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import type { MonthReport, MonthSum } from '@comptoir/api-contract/month-report';
import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { sheetsOf } from '../fixtures/sheets';

test('an administrator opens the month from the dashboard, and the rows of a figure from there', async ({
  page,
  signInAs,
  openOffice,
}) => {
  const office = await openOffice();
  await office.book(1_234.5, 'GBP', 'Float');
  await signInAs('SUPERADMIN');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Month' }).click();
  const flows = page.getByRole('table', { name: 'Cash of the month by currency and place' });
  await flows.getByRole('link', { name: 'United Kingdom' }).first().click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  const row = flows.getByRole('row', { name: office.name });
  await expect(row).toContainText('1,234.50');
  await row.getByRole('link', { name: '1,234.50' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money Book' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Entries' })).toContainText('Float');
  await page.goBack();
  await expect(row).toBeVisible();
});

/** Pixels of A4 without margins of 8 mm. */
const PRINTED_WIDTH = 733;
const AMOUNT = 123_456_789.12;
const flows = {
  collected: AMOUNT,
  exchangedIn: AMOUNT,
  exchangedOut: AMOUNT,
  expenses: AMOUNT,
  floats: AMOUNT,
  transfers: 0,
  differences: 0,
};
const sums = CURRENCY_CODES.map((currency): MonthSum => ({
  currency,
  held: { till: AMOUNT, vault: AMOUNT, hands: AMOUNT, onTheWay: AMOUNT },
  opening: AMOUNT,
  closing: AMOUNT,
  flows,
  lastFlows: { ...flows, collected: AMOUNT / 3, expenses: AMOUNT / 2 },
  cases: { count: 12, overdue: 3, missing: AMOUNT, tooMuch: AMOUNT },
}));
const largest: MonthReport = {
  month: '2026-10',
  sums,
  places: Array.from({ length: 10 }, (_, index) => ({
    place: `01890000-0000-7000-8000-00000000000${index}`,
    name: `Bureau de Bordj Bou Arreridj ${index}`,
    countryCode: 'DZ',
    late: 120,
    unanswered: 45,
    sums,
  })),
};

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`the month of ten offices with differences in five currencies prints on one page of A4, in ${language}`, async ({
    page,
    signInAs,
  }) => {
    expect(sums).toHaveLength(5);
    await beginWith(page, { language });
    await page.route('**/api/overview/months/*', (route) => route.fulfill({ json: largest }));
    await signInAs('SUPERADMIN');
    await page.goto('/month?month=2026-10');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    expect(sheets.every(({ width, height }) => width < height)).toBe(true);
    // A browser shrinks what is wider than the paper until it cannot be read.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: PRINTED_WIDTH, height: 1000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PRINTED_WIDTH);
  });
}
