import * as z from 'zod/mini';
import { dayFromNow } from '../collections/collection-form';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { staff } from '../fixtures/people';
import { refuse } from '../fixtures/refuse';

const Totals = z.array(z.object({ collectedCount: z.number(), totalCount: z.number() }));
const Work = z.array(z.object({ scheduledCollectionDate: z.string(), collectedAmount: z.nullable(z.number()) }));
const isBy = (moment: string, { scheduledCollectionDate: at }: z.infer<typeof Work>[number]) =>
  Date.parse(at) <= Date.parse(moment);
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
const isoDay = (days: number) => dayFromNow(days).split('/').toReversed().join('-');

/** Link of each widget to its list; called within a test, since the day may change between tests. */
function widgetLinks() {
  const thirtyDays = `/collection-schedules?from=${isoDay(-29)}&to=${isoDay(0)}`;
  return [
    ["Today's collections", 'See today’s collections', `/collection-schedules?to=${isoDay(0)}`],
    ["Today's agencies", 'See today’s collections', `/collection-schedules?to=${isoDay(0)}`],
    ['Top collectors of the last 7 days', 'All collectors', '/collectors'],
    ['Collected against scheduled, last 30 days', 'See these 30 days', thirtyDays],
    ['Collections per day, last 30 days', 'See each collection', thirtyDays],
  ] as const;
}

for (const role of staff) {
  test(`an ${role} sees the figures of the selected office, and the lists behind them`, async ({
    page,
    signInToOffice,
  }) => {
    const { api } = await signInToOffice(role);
    const totalsRequest = page.waitForRequest('**/api/collections/totals?**');
    const counted = page.waitForResponse('**/api/users/collectors?**');
    await page.goto('/?level=1');
    const query = new URL((await totalsRequest).url()).searchParams;
    for (const [name, label, address] of widgetLinks()) {
      const link = page.getByRole('region', { name }).getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', address);
    }
    await expect(page.getByRole('region', { name: 'Balances' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/exchange',
    );

    const officeId = query.get('officeId') ?? '';
    const [startDate, endDate] = [`${isoDay(0)}T00:00:00.000+01:00`, `${isoDay(0)}T23:59:59.999+01:00`] as const;
    const today = new URLSearchParams({ officeId, startDate, endDate, timeZone: 'Africa/Algiers' });
    const totals = Totals.parse(await api.get(`/collections/totals?${today.toString()}`));
    const [collected, total] = [totals.map((row) => row.collectedCount), totals.map((row) => row.totalCount)].map(sum);
    await expect(
      page.getByRole('region', { name: "Today's collections" }).getByText(`${collected} / ${total}`, { exact: true }),
    ).toBeVisible();

    const best = page.getByRole('region', { name: 'Top collectors of the last 7 days' }).getByRole('listitem').first();
    const figure = await best.getByText(/^\d+ \/ \d+$/).innerText();
    await best.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`\\?from=${isoDay(-6)}&to=${isoDay(0)}&collector=`));
    const collectorId = new URL(page.url()).searchParams.get('collector') ?? '';
    const since = new URLSearchParams({
      officeId,
      collectorId,
      startDate: `${isoDay(-6)}T00:00:00+01:00`,
      limit: '5000',
    });
    const work = Work.parse(await api.get(`/collections?${since.toString()}`));
    const countedAt = (await counted).headers()['date'] ?? '';
    const done = work.filter(({ collectedAmount }) => collectedAmount !== null);
    const due = work.filter((row) => done.includes(row) || isBy(countedAt, row));
    expect(figure).toBe(`${done.length} / ${due.length}`);
    const listed = work.filter((row) => isBy(endDate, row));
    await expect(page.getByText(new RegExp(`^${listed.length} collections?$`))).toBeVisible();
  });
}

test('an empty office shows an empty state in every widget', async ({ page, openOffice, signInAs }) => {
  const { selection } = await openOffice();
  await signInAs('SUPERADMIN', selection);
  await page.goto('/?level=1');
  for (const [name, nothing] of [
    ["Today's collections", 'No collections today'],
    ["Today's agencies", 'No collections today'],
    ['Top collectors of the last 7 days', 'No collectors found'],
    ['Collected against scheduled, last 30 days', 'No collection schedules found'],
    ['Collections per day, last 30 days', 'No collection schedules found'],
  ] as const) {
    await expect(page.getByRole('region', { name }).getByText(nothing, { exact: true }), name).toBeVisible();
  }
  for (const [address, nothing] of [
    ['/collection-schedules', 'No collection schedules found'],
    ['/collectors', 'No collectors found'],
    ['/agencies', 'No agencies found'],
  ] as const) {
    await go(page, address);
    await expect(page.getByText(nothing, { exact: true })).toBeVisible();
  }
  await go(page, '/collection-schedules/new');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agency/ })
    .click();
  await expect(page.getByText('No agencies found', { exact: true })).toBeVisible();
});

test('a failed widget shows its error, and the others work', async ({ page, signInAs, pageErrors }) => {
  pageErrors.expect(/503/);
  await signInAs('OFFICEMANAGER');
  const restore = await refuse(page, '/users/collectors?**');
  await page.goto('/');
  const top = page.getByRole('region', { name: 'Top collectors of the last 7 days' });
  await expect(top.getByText('Not ready yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: "Today's collections" }).getByText(/^\d+ \/ \d+$/)).toBeVisible();
  await restore();
  await top.getByRole('button', { name: 'Try again' }).click();
  await expect(top.getByRole('listitem').first()).toBeVisible();
});

test('on a phone the map loads only when the page is scrolled near it', async ({ page, signInToOffice }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/basemap.')) fetched.push(request.url());
  });
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/');
  const last = page.getByRole('region', { name: 'Collected against scheduled, last 30 days' });
  await last.getByRole('table').waitFor({ state: 'attached' });
  expect(fetched).toEqual([]);
  const map = page.getByRole('region', { name: "Today's agencies" });
  const below = await map.evaluate((card) => card.getBoundingClientRect().top - innerHeight);
  // Scrolls until its top is a quarter of the window below the visible part.
  await page.getByRole('main').evaluate((main, by) => main.scrollBy({ top: by }), below - 844 / 4);
  await expect.poll(() => fetched.length).toBe(1);
});
