import { Receipt } from '@comptoir/api-contract/receipts';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { OwnRound } from '../my-day/round';

const PHONE = { width: 390, height: 844 };

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

test('anyone can check a receipt without signing in, also without a connection and by hand', async ({
  page,
  context,
  product,
  request,
  openOffice,
  troubles,
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

  troubles.expect(/Failed to load resource/);
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
  await expect(outcome.getByRole('heading', { name: 'Not valid any more' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(outcome.getByRole('heading', { name: 'لم يعد ساريًا' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expectNoAxeViolations(page);
});
