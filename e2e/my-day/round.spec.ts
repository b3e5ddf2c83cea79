import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { sampleFile } from '../collections/sample-files';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { WITH_MOTION } from '../fixtures/motion';
import { password } from '../fixtures/people';
import { refuse } from '../fixtures/refuse';
import { OwnRound } from './round';

test.use(WITH_MOTION);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const part = (page: Page, name: RegExp) => page.getByRole('region', { name });
const bag = (page: Page) => part(page, /^Cash collected/);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= 360);

test('a collector makes the round, from the sign-in to the last stop, with a stretch without connection', async ({
  page,
  context,
  product,
  request,
  openOffice,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_/, /503 .*\/api\/pick-ups/);
  const round = await OwnRound.of(await openOffice(), product, request);
  const late = await round.plan(-1, { scheduledAmount: 1000 });
  const first = await round.plan(0, { scheduledAmount: 250.5, currency: 'USD', roundPosition: 1 });
  const second = await round.plan(0, { scheduledAmount: 400, roundPosition: 2 });
  const tomorrow = await round.plan(1, { scheduledAmount: 70 });

  await page.goto('/');
  await page.getByLabel('Email').fill(round.who);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await expect(page).toHaveURL(/\/my-day$/);
  await expect(part(page, /^Late/).getByRole('heading', { level: 3 })).toHaveText([late.agency]);
  await expect(part(page, /^Today/).getByRole('heading', { level: 3 })).toHaveText([first.agency, second.agency]);
  await expect(part(page, /^Tomorrow/).getByRole('heading', { level: 3 })).toHaveText([tomorrow.agency]);
  await expect(bag(page)).toContainText('0 of 3 done');
  const due = part(page, /^Today/)
    .getByRole('listitem')
    .first();
  await expect(due.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(due.getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', /^geo:36\.7538,3\.0588\?q=/);
  for (const link of await due.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await fits(page)).toBe(true);
  await expectNoAxeViolations(page);

  await due.getByRole('link', { name: `Collect: ${first.agency}` }).tap();
  await expect(page.getByRole('heading', { name: first.agency })).toBeVisible();
  const collected = page.getByRole('button', { name: 'Collected', exact: true });
  await expect(collected).toBeInViewport();
  expect(await fits(page)).toBe(true);
  await expectNoAxeViolations(page);
  await collected.tap();
  await expect(bag(page)).toContainText('$250.50');

  await part(page, /^Today/)
    .getByRole('link', { name: `Collect: ${second.agency}` })
    .tap();
  await page.getByRole('textbox', { name: 'Collected amount' }).tap();
  await page.keyboard.type('390');
  await collected.tap();
  await expect(page.getByText('Reason is required')).toBeVisible();
  await page.getByRole('button', { name: 'Not all ready' }).tap();
  await page.getByLabel('Take a photo').setInputFiles(sampleFile('jpg'));
  await context.setOffline(true);
  await collected.tap();
  await expect(part(page, /^Recorded, not sent yet/)).toContainText(second.agency);
  await expect(bag(page)).toContainText(/Not sent:.*390\.00/);
  await context.setOffline(false);
  await expect(part(page, /^Recorded, not sent yet/)).toBeHidden();
  await expect(bag(page)).toContainText('390.00');
  await expect
    .poll(() => round.read(second.id))
    .toMatchObject({ collectedAmount: 390, status: 'COLLECTED_WITH_ISSUES', mediaFiles: [{ name: 'sample.jpg' }] });

  const ready = await refuse(page, '/pick-ups', 'POST');
  await part(page, /^Late/)
    .getByRole('link', { name: `Collect: ${late.agency}` })
    .tap();
  await page.getByRole('button', { name: 'Could not collect...' }).tap();
  await page.getByRole('textbox', { name: 'Other reason' }).fill('Closed for the day');
  await page.getByLabel('Take a photo').setInputFiles(sampleFile('jpg'));
  await page.getByRole('button', { name: 'Could not collect', exact: true }).tap();
  await expect(part(page, /^Recorded, not sent yet/)).toContainText(late.agency);
  await page.goto('/my-day');
  await expect(part(page, /^Recorded, not sent yet/)).toContainText(late.agency);
  await page.getByRole('link', { name: /^Show/ }).tap();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).tap();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(Object.keys(JSON.parse(exported))).toContain('keyId');
  expect(exported).not.toContain('Closed for the day');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My day' })).toBeVisible();
  await page.getByRole('button', { name: /Profile/ }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await expect(page.getByRole('alertdialog', { name: 'Unsent entries' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).tap();
  await page.getByRole('button', { name: 'Send now' }).tap();
  await ready();
  // Sends at once; the next retry may be minutes away.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Everything is done for today')).toBeVisible();
  await expect(bag(page)).toContainText('3 of 3 done');
  await expect
    .poll(() => round.read(late.id))
    .toMatchObject({
      status: 'UNCOLLECTED_WITH_ISSUES',
      unansweredIssue: true,
      collectionNotes: [{ note: 'Closed for the day' }],
      mediaFiles: [{ name: 'sample.jpg' }],
    });
  await expect(bag(page).getByRole('listitem')).toHaveCount(2);
});

test('a full stop is recorded by 2 taps, a partial one by 8, one without cash by 3', async ({
  page,
  product,
  request,
  openOffice,
  signInAs,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
  const full = await round.plan(0, { scheduledAmount: 635_000, roundPosition: 1 });
  const partial = await round.plan(0, { scheduledAmount: 490_000, roundPosition: 2 });
  const missed = await round.plan(0, { scheduledAmount: 70_000, roundPosition: 3 });
  await signInAs(round.who);
  await page.goto('/my-day');
  let taps = 0;
  const tap = (role: 'button' | 'link' | 'textbox', name: string | RegExp) => {
    taps += 1;
    return page.getByRole(role, { name, exact: true }).tap();
  };
  const type = (digits: string) => {
    taps += digits.length;
    return page.keyboard.type(digits);
  };
  const open = ({ agency }: { agency: string }) => {
    taps = 0;
    return tap('link', `Collect: ${agency}`);
  };
  const isRecorded = async ({ id }: { id: string }, collection: Record<string, unknown>) => {
    await expect(page).toHaveURL(/\/my-day$/);
    await expect.poll(() => round.read(id)).toMatchObject(collection);
  };

  await open(full);
  await tap('button', 'Collected');
  expect(taps).toBe(2);
  await isRecorded(full, { status: 'COLLECTED', collectedAmount: 635_000 });

  await open(partial);
  await tap('textbox', 'Collected amount');
  await type('485');
  await tap('button', 'Type 000');
  await expect(page.getByRole('textbox', { name: 'Collected amount' })).toBeFocused();
  await tap('button', 'Not all ready');
  await tap('button', 'Collected');
  expect(taps).toBe(8);
  await isRecorded(partial, { status: 'COLLECTED_WITH_ISSUES', collectedAmount: 485_000 });

  await open(missed);
  await tap('button', 'Could not collect...');
  await tap('button', 'Not reached');
  expect(taps).toBe(3);
  await isRecorded(missed, { status: 'UNCOLLECTED_WITH_ISSUES' });
});

test('stops that the office plans or reassigns appear and disappear without a reload', async ({
  page,
  product,
  request,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/404 .*\/api\/collections/);
  const round = await OwnRound.of(await openOffice(), product, request);
  await signInAs(round.who);
  await page.goto('/');
  await expect(page.getByText('No collections for today')).toBeVisible();
  const { id, agency } = await round.plan(0, { scheduledAmount: 80 });
  await expect(part(page, /^Today/).getByRole('heading', { name: agency })).toBeVisible();
  await round.giveAway(id);
  await expect(page.getByRole('heading', { name: agency })).toBeHidden();
  expect(await round.collector.refusal('GET', `/collections/${id}`)).toMatchObject({ statusCode: 404 });
  await page.goto(`/my-day/${id}`);
  await expect(page.getByText('This collection does not exist.')).toBeVisible();
});

test.describe('in Arabic and in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the round is made by keys alone', async ({ page, product, request, openOffice, signInAs }) => {
    const round = await OwnRound.of(await openOffice(), product, request);
    const { id, agency } = await round.plan(0, { scheduledAmount: 120 });
    await signInAs(round.who);
    await page.addInitScript(() => localStorage.setItem('language', 'ar'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'يومي' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const collect = page.getByRole('link', { name: `تحصيل: ${agency}` });
    await expect(collect).toBeVisible();
    expect(await fits(page)).toBe(true);
    await expectNoAxeViolations(page);
    await collect.focus();
    await page.keyboard.press('Enter');
    const amount = page.getByRole('textbox').first();
    await expect(amount).toHaveValue('120.00');
    expect(await fits(page)).toBe(true);
    await expectNoAxeViolations(page);
    await amount.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/my-day$/);
    expect(await round.read(id)).toMatchObject({ status: 'COLLECTED', collectedAmount: 120 });
  });
});
