import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { tallWindow } from '../fixtures/tall-window';
import { expectWholeMark } from '../fixtures/whole-mark';

test.use(tallWindow);

test('an OFFICEMANAGER sees its collectors with what they collected', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collectors');
  await expect(page.getByRole('heading', { name: 'Collectors', level: 1 })).toBeVisible();
  const row = page.getByRole('row', { name: /Amel Cherif/ });
  await expect(row).toContainText('amel.cherif@comptoir.example');
  await expect(row).toContainText(/\d+ \/ \d+/);
  await expect(row.getByRole('link')).toHaveAttribute('href', /^\/collectors\/[0-9a-f-]{36}$/);
  await expect(page.getByText('(Account not verified)').first()).toBeVisible();
});

const Figures = z.array(z.object({ name: z.string(), collectedCollections: z.number(), totalCollections: z.number() }));
const DAY = 24 * 60 * 60 * 1000;

/** Monday of this week, 00:00 in the time zone of the browser. */
function monday(): number {
  const timeZone = 'Africa/Algiers';
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short' }).format();
  const since = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday);
  return Date.parse(`${day}T00:00:00+01:00`) - since * DAY;
}

test('each period counts from its day on, and stands in the address', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/users/collectors') asked.push(searchParams.get('startDate') ?? '');
  });
  await page.goto('/collectors');
  const period = page.getByRole('combobox', { name: 'Sort by' });
  await expect(period).toHaveText('This Week');
  const rows = page.getByRole('table', { name: 'Collectors' }).getByRole('row');
  for (const [name, address, first, last] of [
    ['Last Month', /period=month/, Date.now() - 31 * DAY, Date.now() - 28 * DAY],
    ['Last 3 Months', /period=quarter/, Date.now() - 92 * DAY, Date.now() - 89 * DAY],
    ['This Week', /\/collectors$/, monday(), monday()],
  ] as const) {
    await period.click();
    await page.getByRole('option', { name }).click();
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(period).toHaveText(name);
    await expect(rows.nth(1)).toBeVisible();
    const startDate = asked.at(-1) ?? '';
    expect(Date.parse(startDate)).toBeGreaterThanOrEqual(first - 60_000);
    expect(Date.parse(startDate)).toBeLessThanOrEqual(last + 60_000);
    const query = new URLSearchParams({ startDate });
    for (const collector of Figures.parse(await api.get(`/users/collectors?${query.toString()}`))) {
      const { collectedCollections: collected, totalCollections: total } = collector;
      await expect(rows.filter({ hasText: collector.name })).toContainText(`${collected} / ${total}`);
    }
  }
});

test('a row has initials, name, address and phone, and leads to the collector', async ({ page, signInToOffice }) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id, name } = await api.createCollector(office.id);
  await page.goto('/collectors');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText(`C${name.at(-8)?.toUpperCase()}`, { exact: true })).toBeVisible();
  await expect(row).toContainText('+213 555 01 00 07');
  await expect(row).toContainText('0 / 0');
  await api.patch(`/users/${id}`, { phone: null });
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('+213');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/collectors/${id}$`));
});

test('a search finds a collector by name and by address', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collectors?period=quarter');
  for (const text of ['amel', 'CHERIF', 'amel.cherif@comptoir']) {
    await page.getByPlaceholder('Search').fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 person', { exact: true }), text).toBeVisible();
    await expect(page.getByRole('row', { name: /Amel Cherif/ })).toBeVisible();
  }
  await expect(page).toHaveURL(/period=quarter/);
  await page.reload();
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
});

for (const [language, mark] of [
  ['en', '(Account not verified)'],
  ['fr', '(compte non vérifié)'],
  ['ar', '(حساب غير مؤكد)'],
] as const) {
  test(`on a phone the whole mark can be read, ${language}`, async ({ page, signInToOffice }) => {
    await beginWith(page, { language });
    await page.setViewportSize({ width: 390, height: 844 });
    const { api, office } = await signInToOffice('OFFICEMANAGER');
    await api.createCollector(office.id, 'Mohamed Abderrahmane Benyoucef Ould Kaddour');
    await page.goto('/collectors?search=Mohamed%20Abderrahmane');
    const row = page.getByRole('row', { name: /Mohamed Abderrahmane/ }).first();
    await expectWholeMark(row, mark);
  });
}
