import { median } from '@comptoir/bench/median';
import { blockingTimeOf, slowDown, timeToFirstFrame, watchLongTasks } from '@comptoir/bench/responsiveness';
import { expect, test } from '../fixtures';
import { expectSettled } from '../fixtures/settled';

const ROUNDS = 5;
const printTimes = (what: string, all: readonly number[]) =>
  process.stdout.write(`${what}: ${median(all).toFixed(0)} ms (${all.map((one) => one.toFixed(0)).join(', ')})\n`);

for (const factor of [1, 4]) {
  test(`the blocking time of a cold list, processor ${factor} × slower`, async ({
    browser,
    product,
    signInAs,
    page,
  }) => {
    test.setTimeout(180_000);
    await signInAs('OFFICEMANAGER');
    await page.goto('/');
    const storage = await page.context().storageState();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ storageState: storage, baseURL: product.url });
      const cold = await context.newPage();
      await slowDown(cold, factor);
      await watchLongTasks(cold);
      await cold.goto('/agencies');
      await cold.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1).waitFor();
      await expectSettled(cold);
      times.push(await blockingTimeOf(cold));
      await context.close();
    }
    printTimes(`total blocking time, processor ${factor} × slower`, times);
  });

  test(`the first frame of an area whose remote is loaded, processor ${factor} × slower`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(180_000);
    await signInAs('OFFICEMANAGER');
    await page.goto('/collectors');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collectors');
    await expectSettled(page);
    await slowDown(page, factor);
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      times.push(await timeToFirstFrame(page, 'Agencies', 'Agencies'));
      await expectSettled(page);
      await timeToFirstFrame(page, 'Collectors', 'Collectors');
      await expectSettled(page);
    }
    printTimes(`first frame of the agencies, first visit, processor ${factor} × slower`, times.slice(0, 1));
    printTimes(`first frame of the agencies, processor ${factor} × slower`, times.slice(1));
  });
}
