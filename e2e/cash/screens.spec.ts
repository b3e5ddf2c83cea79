import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { go } from '../fixtures/go';
import { expectSettled } from '../fixtures/settled';

test.describe.configure({ mode: 'parallel' });

const Rows = z.array(z.object({ id: z.string(), name: z.string() }));
const Handovers = z.array(z.object({ id: z.string(), state: z.string() }));
const Cases = z.array(z.object({ id: z.string(), source: z.string() }));
const Days = z.array(z.object({ day: z.string(), state: z.string() }));

const manager = 'mourad.belkacem@comptoir.example';
const collector = 'hichem.saadi@comptoir.example';

const looks = [
  { language: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 }, long: true },
  { language: 'fr', colorScheme: 'dark', viewport: { width: 360, height: 740 }, long: false },
  { language: 'ar', colorScheme: 'light', viewport: { width: 390, height: 844 }, long: true },
] as const;

for (const { language, colorScheme, viewport, long } of looks) {
  test(
    `pages of cash fit ${viewport.width} pixels and have no axe violation, in ${language}`,
    { tag: long ? ['@long'] : [] },
    async ({ page, product, request }) => {
      test.slow();
      const api = await Api.signIn(request, product.url, manager);
      const office = Rows.parse(await api.get('/offices')).find(({ name }) => name.startsWith('Oran'));
      const selected = { selectedCountryCode: 'DZ', selectedOfficeId: office?.id ?? null };
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await beginWith(page, { language, userToken: api.token, dashboard: JSON.stringify(selected) });
      for (const address of await addressesOf(api, office?.id ?? '')) {
        await test.step(address, async () => {
          await go(page, address);
          await expectSettled(page);
          // Cards of the dashboard.
          await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
          await expectNoAxeViolations(page);
          await expectNoOverflow(page);
        });
      }
    },
  );

  test(
    `cash of a collector fits ${viewport.width} pixels and has no axe violation, in ${language}`,
    { tag: long ? ['@long'] : [] },
    async ({ page, product, request }) => {
      const api = await Api.signIn(request, product.url, collector);
      const [own] = Cases.parse(await api.get('/cash/cases'));
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await beginWith(page, { language, userToken: api.token });
      for (const address of ['/my-day', '/my-day/hand-over', '/my-cases', ...(own ? [`/my-cases/${own.id}`] : [])]) {
        await test.step(address, async () => {
          await page.goto(address);
          await expectSettled(page);
          await expectNoAxeViolations(page);
          await expectNoOverflow(page);
        });
      }
    },
  );
}

/** Content of the page is within its cards, which `scrollWidth` of the document does not show. */
async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('main table, main dl, main form, main h1, main article')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );
  expect(wide).toEqual([]);
}

async function addressesOf(api: Api, office: string): Promise<string[]> {
  const handovers = Handovers.parse(await api.get(`/handovers?officeId=${office}&limit=200`));
  const ofState = (state: string) => handovers.find((row) => row.state === state)?.id ?? '';
  const cases = Cases.parse(await api.get(`/cash/cases?officeId=${office}`));
  const ofSource = (source: string) => cases.find((row) => row.source === source)?.id ?? '';
  const days = Days.parse(await api.get(`/days?officeId=${office}`));
  const ofDay = (state: string) => days.find((row) => row.state === state)?.day ?? '';
  // No two records of a kind in a row, because `go` waits for another heading.
  return [
    '/cash',
    '/cash/handovers',
    '/cash/handovers/new',
    `/cash/handovers/${ofState('OFFERED')}`,
    '/cash/days',
    `/cash/days/${ofDay('OPEN')}`,
    `/cash/handovers/${ofState('RECOUNTED')}`,
    `/cash/handovers/${ofState('RECOUNTED')}/note`,
    `/cash/days/${ofDay('CLOSED')}`,
    `/cash/days/${ofDay('CLOSED')}/report?version=1`,
    '/cash/cases',
    `/cash/cases/${ofSource('COUNT')}`,
    '/cash/limits',
    `/cash/cases/${ofSource('HANDOVER')}`,
    '/cash/blank-sheet',
    '/',
  ];
}
