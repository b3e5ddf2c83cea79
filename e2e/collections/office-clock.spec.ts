import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import { shownRows } from '../fixtures/shown-rows';
import { CollectionForm } from './collection-form';

const ZONE = 'Europe/London';
/** Daylight saving time in London starts at 01:00 on the first date and ends at 02:00 on the second. */
const [FORWARD, BACK] = ['28/03/2027', '31/10/2027'] as const;

/** Browsers in other zones, each planning just after midnight, before it, or in the repeated hour. */
const PLANS = [
  { browserZone: 'Europe/Paris', date: FORWARD, time: '00:15', instant: '2027-03-28T00:15:00.000Z' },
  { browserZone: 'Pacific/Auckland', date: FORWARD, time: '23:45', instant: '2027-03-28T22:45:00.000Z' },
  { browserZone: 'America/Los_Angeles', date: BACK, time: '01:30', instant: '2027-10-31T00:30:00.000Z' },
] as const;

const Planned = z.array(z.object({ scheduledCollectionDate: z.string() }));

test('browsers in Paris, Auckland and Los Angeles plan and see the same hours of an office in London', async ({
  browser,
  request,
  product,
}) => {
  test.slow();
  const api = await Api.signIn(request, product.url, 'SUPERADMIN');
  const name = `Office ${randomUUID().slice(0, 8)}`;
  const office = await api.createOffice({ name, city: 'London', countryCode: 'GB', timeZone: ZONE });
  const collector = await api.createCollector(office.id);
  const dashboard = JSON.stringify({ selectedCountryCode: 'GB', selectedOfficeId: office.id });
  const open = async (timezoneId: string) => {
    const page = await openAt(browser, { timezoneId, baseURL: product.url });
    await beginWith(page, { userToken: api.token, dashboard });
    return page;
  };
  const pages = await Promise.all(PLANS.map(({ browserZone }) => open(browserZone)));

  for (const [index, { browserZone, date, time }] of PLANS.entries()) {
    await test.step(`a browser in ${browserZone} plans ${date} ${time}`, async () => {
      const page = pages[index];
      if (!page) throw new Error(`No browser in ${browserZone}`);
      const agency = await api.createAgency(office.id);
      await page.goto('/collection-schedules/new');
      await expect(page.getByText(/London \(UTC/).first()).toBeVisible();
      const form = new CollectionForm(page);
      await form.type({ agency: agency.name, date, collector: collector.name, amount: '1000' });
      await form.time.fill(time);
      await form.time.press('Tab');
      await form.submit();
      await expect(page).toHaveURL(/\/collection-schedules$/);
    });
  }
  const stored = Planned.parse(await api.get(`/collections?officeId=${office.id}&sort=oldest`));
  expect(stored.map(({ scheduledCollectionDate }) => scheduledCollectionDate)).toEqual(
    PLANS.map(({ instant }) => instant),
  );

  for (const [index, page] of pages.entries()) {
    await test.step(`a browser in ${PLANS[index]?.browserZone} sees them, and the same today`, async () => {
      await page.goto('/collection-schedules');
      const today = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE }).format();
      await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(today);
      await page.goto('/collection-schedules?from=2027-03-28&to=2027-10-31');
      const rows = await shownRows(page, 'Collection schedules');
      expect(rows.map(({ Date: day, Round: hour }) => [day, hour])).toEqual(
        PLANS.map(({ date, time }) => [date, time]),
      );
      await page.goto('/collection-schedules?from=2027-03-28&to=2027-03-28');
      await expect(page.getByText('2 collections', { exact: true })).toBeVisible();
    });
  }
  await Promise.all(pages.map((page) => page.context().close()));
});

async function openAt(browser: Browser, options: { timezoneId: string; baseURL: string }): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  return context.newPage();
}
