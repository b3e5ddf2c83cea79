import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import { people, password } from '../fixtures/people';
import { expectSettled } from '../fixtures/settled';

// `pnpm docs:pictures` writes the pictures of README.md and docs/staff from the demo data of the day.
const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
const Offices = z.array(z.object({ id: z.string(), name: z.string() }));
const Days = z.array(z.object({ day: z.string(), state: z.string() }));
const Collected = z.array(z.object({ id: z.string() }));
const phone = { width: 390, height: 844 };

test.use({ viewport: { width: 1280, height: 800 } });

/** Takes a screenshot once two in a row are equal. */
async function take(page: Page, name: string) {
  await page.mouse.move(0, 0);
  let last: Buffer = Buffer.alloc(0);
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.screenshot({ animations: 'disabled', caret: 'hide' });
        return last.equals(before);
      },
      { intervals: [500], timeout: 30_000 },
    )
    .toBe(true);
  await writeFile(path.join(folder, `${name}.png`), last);
}

test('the sign-in page', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Email').fill(people.OFFICEMANAGER);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await take(page, 'sign-in');
});

test("a manager's pages", async ({ page, signInToOffice }) => {
  await signInToOffice('OFFICEMANAGER');
  for (const [address, name] of [
    ['/', 'dashboard'],
    ['/agencies', 'agencies'],
    ['/collection-schedules', 'collections'],
    ['/collection-schedules/new', 'plan-a-collection'],
    ['/exchange/new', 'trade'],
    ['/money-book', 'money-book'],
  ] as const) {
    await page.goto(address);
    await expectSettled(page);
    await take(page, name);
  }
});

test('recording a collection on site', async ({ page, signInToOffice }) => {
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/collection-schedules?state=late');
  await page
    .getByRole('button', { name: /^Record collection/ })
    .first()
    .click();
  const amount = page.getByRole('dialog').getByRole('textbox', { name: /amount/i });
  await amount.fill('100');
  await expect(page.getByRole('dialog')).toContainText('less');
  await take(page, 'record');
});

test('correcting an amount', async ({ page, signInToOffice }) => {
  const { office, api } = await signInToOffice('SUPERADMIN');
  const [collected] = Collected.parse(await api.get(`/collections?officeId=${office.id}&state=collected`));
  await page.goto(`/money-book/${collected?.id}`);
  await expectSettled(page);
  await take(page, 'correct');
});

test('the offices and people of an administrator', async ({ page, signInAs }) => {
  await signInAs('ADMIN', { country: 'DZ' });
  await page.goto('/');
  await expectSettled(page);
  await take(page, 'offices');
});

test('cash of an office with custody', async ({ page, product, request }) => {
  const api = await Api.signIn(request, product.url, 'mourad.belkacem@comptoir.example');
  const office = Offices.parse(await api.get('/offices')).find(({ name }) => name.startsWith('Oran'));
  const selected = { selectedCountryCode: 'DZ', selectedOfficeId: office?.id ?? null };
  await beginWith(page, { userToken: api.token, dashboard: JSON.stringify(selected) });
  const days = Days.parse(await api.get(`/days?officeId=${office?.id}`));
  const [difference] = Collected.parse(await api.get(`/cash/cases?officeId=${office?.id}&state=OPEN`));
  for (const [address, name] of [
    ['/cash', 'cash'],
    [`/cash/days/${days.find(({ state }) => state === 'OPEN')?.day}`, 'close-the-day'],
    [`/cash/cases/${difference?.id}`, 'difference'],
  ] as const) {
    await page.goto(address);
    await expectSettled(page);
    await take(page, name);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a round', async ({ page, signInAs }) => {
    await signInAs('COLLECTOR');
    await page.goto('/my-day');
    await expectSettled(page);
    await take(page, 'my-day');
    await page
      .getByRole('link', { name: /^Collect/ })
      .first()
      .tap();
    await expect(page.getByRole('button', { name: 'Collected', exact: true })).toBeVisible();
    await take(page, 'my-day-record');
  });

  test('handing over the bag', async ({ page, product, request }) => {
    const { token } = await Api.signIn(request, product.url, 'hichem.saadi@comptoir.example');
    await beginWith(page, { userToken: token });
    await page.goto('/my-day/hand-over');
    await expectSettled(page);
    await take(page, 'hand-over');
  });
});
