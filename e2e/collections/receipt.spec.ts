import { Receipt } from '@comptoir/api-contract/receipts';
import { encode } from 'uqr';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { refuse } from '../fixtures/refuse';
import { OwnRound } from '../my-day/round';

const PHONE = { width: 390, height: 844 };

/** Rows of a drawn code, dark modules as true. */
function modulesOf(path: string): boolean[][] {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...at]) => at.map(Number));
  const size = Math.max(...runs.map(([x = 0, , length = 0]) => x + length)) + 4;
  const isDark = (column: number, row: number) =>
    runs.some(([x = 0, y, length = 0]) => y === row && x <= column && column < x + length);
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => isDark(column, row)));
}

async function recorded(round: OwnRound): Promise<{ id: string; receipt: Receipt }> {
  const { id } = await round.plan(0, { scheduledAmount: 125_000, currency: 'DZD' });
  await round.collector.patch(`/collections/${id}`, { collectedAmount: 125_000 });
  const [receipt] = z.array(Receipt).parse(await round.collector.get(`/receipts?collectionId=${id}`));
  if (!receipt) throw new Error('A recorded amount has a receipt');
  return { id, receipt };
}

test('a receipt opens from My day, prints on a roll, and its code opens the page that checks it', async ({
  page,
  product,
  request,
  openOffice,
  signInAs,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
  const { id, receipt } = await recorded(round);
  await page.setViewportSize(PHONE);
  await signInAs(round.who);
  await page.goto(`/my-day/${id}`);
  await page.getByRole('link', { name: `Receipt ${receipt.number}` }).click();
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: `Receipt ${receipt.number}` })).toBeVisible();
  await expect(paper.getByText(receipt.checkCode)).toBeVisible();
  await expect(paper.getByRole('img', { name: 'QR code that checks this receipt' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectNoAxeViolations(page);
  await page.getByRole('combobox', { name: 'Paper' }).click();
  await page.getByRole('option', { name: 'Roll, 80 mm' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText(receipt.checkCode)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('the code of a provisional receipt is not confirmed until the pick-up is sent, then genuine', async ({
  page,
  context,
  product,
  request,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const round = await OwnRound.of(await openOffice(), product, request);
  const { id, agency } = await round.plan(0, { scheduledAmount: 125_000, currency: 'DZD' });
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    const share = async ({ url }: ShareData) => {
      document.documentElement.dataset['shared'] = url;
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await signInAs(round.who);
  await page.goto(`/my-day/${id}`);
  await expect(page.getByRole('button', { name: 'Collected', exact: true })).toBeVisible();
  const code = await test.step('the phone is offline', async () => {
    const ready = await refuse(page, '/pick-ups', 'POST');
    await page.getByRole('button', { name: 'Collected', exact: true }).click();
    await expect(page.getByRole('region', { name: /^Recorded, not sent yet/ })).toContainText(agency);
    await page.goto(`/my-day/${id}/receipt`);
    await expect(page.getByRole('heading', { name: 'Provisional receipt', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    const url = (await page.locator('html').getAttribute('data-shared')) ?? '';
    expect(url).toMatch(/\/verify#P1\./);
    const drawn = page.getByRole('article').getByRole('img').locator('path');
    expect(modulesOf((await drawn.getAttribute('d')) ?? '')).toEqual(encode(url, { ecc: 'M', border: 4 }).data);
    return { url, ready };
  });

  const scanner = await context.newPage();
  await scanner.setViewportSize(PHONE);
  await scanner.goto(code.url);
  const outcome = scanner.locator('#outcome');
  await expect(outcome.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
  await expect(outcome.getByText(/DZD\s125,000\.00/)).toBeVisible();
  await expect(outcome.getByText('Collected on')).toBeVisible();
  await expect(outcome.getByText('Receipt number')).toHaveCount(0);
  await expect(scanner.getByText(agency)).toHaveCount(0);
  await expectNoAxeViolations(scanner);

  await code.ready();
  await page.goto('/my-day');
  await expect.poll(() => round.receiptNumbers([{ id }])).toHaveLength(1);
  const [number] = await round.receiptNumbers([{ id }]);
  await scanner.reload();
  await expect(outcome.getByRole('heading', { name: /^\W*Genuine$/ })).toBeVisible();
  await expect(outcome.getByText(/DZD\s125,000\.00/)).toBeVisible();
  await expect(outcome.getByText(String(number), { exact: true })).toBeVisible();

  const { hash } = new URL(code.url);
  const show = (fragment: string) =>
    scanner.evaluate((to) => {
      location.hash = to;
    }, fragment);
  await show(hash.replace('DZD12500000', 'DZD22500000'));
  await expect(outcome.getByRole('heading', { name: 'Not genuine' })).toBeVisible();
  await show(hash.replace(/.$/, hash.endsWith('0') ? '1' : '0'));
  await expect(outcome.getByRole('heading', { name: 'Not genuine' })).toBeVisible();

  await context.setOffline(true);
  await show(hash);
  await expect(outcome.getByRole('heading', { name: /Not confirmed$/ })).toBeVisible();
  await expect(outcome.getByText(/DZD\s125,000\.00/)).toBeVisible();
  await scanner.getByRole('button', { name: 'العربية' }).click();
  await expect(outcome.getByRole('heading', { name: 'غير مؤكَّد' })).toBeVisible();
  expect(await scanner.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('anyone can check a receipt without signing in, also without a connection and by hand', async ({
  page,
  context,
  product,
  request,
  openOffice,
  pageErrors,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
  const { id, receipt } = await recorded(round);
  await page.setViewportSize(PHONE);
  await page.goto(receipt.url);
  const outcome = page.locator('#outcome');
  await expect(outcome.getByRole('heading', { name: 'Genuine' })).toBeVisible();
  await expect(outcome.getByText(/DZD\s125,000\.00/)).toBeVisible();
  await expect(outcome.getByText(receipt.number, { exact: true })).toBeVisible();
  for (const name of [receipt.agency.name, receipt.office.name]) await expect(page.getByText(name)).toHaveCount(0);
  await expectNoAxeViolations(page);

  pageErrors.expect(/Failed to load resource/);
  await context.setOffline(true);
  await page.evaluate((hash) => {
    location.hash = hash.replace('DZD12500000', 'DZD12500001');
  }, new URL(receipt.url).hash);
  await expect(outcome.getByRole('heading', { name: 'Not genuine' })).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(receipt.url).hash);
  await expect(outcome.getByRole('heading', { name: 'Genuine when it was issued' })).toBeVisible();
  await context.setOffline(false);

  const correction = { collectedAmount: 120_000, correctionReason: 'Counted again' };
  const boss = await Api.signIn(request, product.url, 'SUPERADMIN');
  await boss.patch(`/collections/${id}`, correction);
  await page.getByLabel('Receipt number').fill(receipt.number);
  await page.getByLabel('Check code').fill(receipt.checkCode.toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(outcome.getByRole('heading', { name: 'No longer valid' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(outcome.getByRole('heading', { name: 'لم يعد ساريًا' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectNoAxeViolations(page);
});
