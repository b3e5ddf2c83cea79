import { calibrate, takeSlowestInteraction, watchInteractions } from '@comptoir/bench/blocking';
import { median } from '@comptoir/bench/median';
import { blockingTimeAtRest, slowDown, watchLongTasks } from '@comptoir/bench/responsiveness';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectSettled } from '../fixtures/settled';

const ROUNDS = 5;
const SLOWER = 4;

const printTimes = (what: string, all: readonly number[], digits = 0) =>
  process.stdout.write(
    `${what}: ${median(all).toFixed(digits)} (${all.map((one) => one.toFixed(digits)).join(', ')})\n`,
  );

for (const { name, address, who, seen } of [
  { name: 'signing in', address: '/auth/login', who: undefined, seen: (page: Page) => page.getByLabel('Email') },
  {
    name: 'the cold list of agencies',
    address: '/agencies',
    who: 'OFFICEMANAGER',
    seen: (page: Page) => page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1),
  },
  {
    name: "the manager's dashboard",
    address: '/',
    who: 'OFFICEMANAGER',
    seen: (page: Page) => page.getByRole('region', { name: 'Collections per day, last 30 days' }).getByRole('slider'),
  },
] as const) {
  for (const width of [1440, 412]) {
    test(`the blocking time of ${name}, ${width} pixels wide`, async ({ browser, product, signInAs, page }) => {
      test.setTimeout(300_000);
      if (who) await signInAs(who);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const options = {
        storageState: await page.context().storageState(),
        baseURL: product.url,
        viewport: { width, height: 900 },
      };
      const [times, ratios]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { blocking, calibration } = await blockingOf(browser, options, address, seen);
        times.push(blocking);
        ratios.push(blocking / calibration);
      }
      printTimes(`blocking time of ${name}, ${width} px, in ms`, times);
      printTimes(`blocking time of ${name}, ${width} px, in loops`, ratios, 2);
    });
  }
}

async function blockingOf(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
  seen: (page: Page) => ReturnType<Page['locator']>,
) {
  const context = await browser.newContext(options);
  const cold = await context.newPage();
  await slowDown(cold, SLOWER);
  const before = await calibrate(cold);
  await watchLongTasks(cold);
  await cold.goto(address);
  await seen(cold).waitFor({ timeout: 60_000 });
  await expectSettled(cold);
  const blocking = await blockingTimeAtRest(cold);
  const calibration = (before + (await calibrate(cold))) / 2;
  await context.close();
  return { blocking, calibration };
}

test('time from typing, opening a selector and sorting to the next frame', async ({ page, signInAs }) => {
  test.setTimeout(300_000);
  await signInAs('OFFICEMANAGER');
  await watchInteractions(page);
  await page.goto('/collection-schedules');
  await expectSettled(page);
  await slowDown(page, SLOWER);
  const all: Record<'typing' | 'selector' | 'order', number[]> = { typing: [], selector: [], order: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await takeSlowestInteraction(page);
    await page.getByPlaceholder('Search').pressSequentially('sup', { delay: 150 });
    all.typing.push(await takeSlowestInteraction(page));
    await page.getByPlaceholder('Search').fill('');
    await expectSettled(page);

    await takeSlowestInteraction(page);
    await page.getByRole('combobox', { name: 'Collector' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    all.selector.push(await takeSlowestInteraction(page));
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Order: / }).click();
    await takeSlowestInteraction(page);
    await page.getByRole('menuitemradio', { checked: false }).first().click();
    await expectSettled(page);
    all.order.push(await takeSlowestInteraction(page));
  }
  for (const [what, times] of Object.entries(all)) printTimes(`slowest interaction, ${what}, in ms`, times);
});
