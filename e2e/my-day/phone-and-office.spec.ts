import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { beginWith } from '../fixtures/browser-storage';
import { refuse } from '../fixtures/refuse';
import { OwnRound } from './round';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.setTimeout(120_000);

const Devices = z.array(z.object({ id: z.string(), unsent: z.number() }));

test('the office loads the file of a phone, settles a refused pick-up, and ends the phone', async ({
  page,
  browser,
  product,
  request,
  openOffice,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/(503|409) .*\/api\/pick-ups/);
  const office = await openOffice();
  const round = await OwnRound.of(office, product, request);
  const first = await round.plan(0, { scheduledAmount: 500, roundPosition: 1 });
  const second = await round.plan(0, { scheduledAmount: 700, roundPosition: 2 });
  const third = await round.plan(0, { scheduledAmount: 900, roundPosition: 3 });
  const manager = await office.apiOf('OFFICEMANAGER');
  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await beginWith(desk, { userToken: manager.token });
  await signInAs(round.who);
  await page.goto('/my-day');
  const record = async ({ agency }: { agency: string }) => {
    await page.getByRole('link', { name: `Collect: ${agency}` }).tap();
    await page.getByRole('button', { name: 'Collected', exact: true }).tap();
    await expect(page.getByRole('region', { name: /^Recorded, not sent yet/ })).toContainText(agency);
  };

  const devices = async () => Devices.parse(await office.api.get(`/field-devices?collectorId=${round.collectorId}`));
  const reported = async () => (await devices()).map(({ unsent }) => unsent);

  const sends = await refuse(page, '/pick-ups', 'POST');
  await test.step('the office sees what the phone has not sent, and loads its file', async () => {
    await record(first);
    await record(second);
    await office.api.patch(`/collections/${second.id}`, { collectedAmount: 700 });
    await expect.poll(reported).toEqual([2]);
    await page.getByRole('link', { name: /^Show/ }).tap();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as a file' }).tap();
    const file = await (await downloading).path();
    await desk.goto(`${product.url}/collectors/${round.collectorId}`);
    await expect(desk.getByText('2 pick-ups not sent since')).toBeVisible();
    await desk.getByLabel('File of unsent pick-ups').setInputFiles({
      name: 'pick-ups.json',
      mimeType: 'application/json',
      buffer: await readFile(file),
    });
    const results = desk.getByRole('region', { name: 'Pick-ups of the file' }).getByRole('listitem');
    await expect(results).toHaveText([/^Recorded.*500/, /^Refused.*700/]);
    await expectNoAxeViolations(desk);
    expect(await round.booked([first])).toMatchObject([{ pickUps: 1 }]);
  });

  await test.step('the phone sends: the loaded one is not booked twice, the other is refused and handed over', async () => {
    await sends();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const hand = page.getByRole('button', { name: 'Hand to the office' });
    await expect(hand).toBeVisible();
    await expectNoAxeViolations(page);
    await hand.tap();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    expect(await round.booked([first])).toMatchObject([{ pickUps: 1 }]);
    expect(await round.receiptNumbers([first, second])).toEqual([1, 2]);
  });

  await test.step('the office settles it with a note', async () => {
    const open = desk.getByRole('region', { name: /which are not booked/ });
    await desk.reload();
    await expect(open.getByRole('listitem')).toHaveText([new RegExp(second.agency)]);
    await open.getByRole('button', { name: 'Settle' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Recorded by the office before');
    await expectNoAxeViolations(desk);
    await dialog.getByRole('button', { name: 'Settle' }).click();
    await expect(open).toBeHidden();
    await desk.getByText('1 settled').click();
    await expect(desk.getByText('Recorded by the office before')).toBeVisible();
  });

  await test.step('the office confirms a lost phone, an administrator ends it, and it deletes what it has', async () => {
    await page.goto('/my-day');
    const blocked = await refuse(page, '/pick-ups', 'POST');
    await record(third);
    await expect.poll(reported).toEqual([1]);
    await desk.reload();
    await desk.getByRole('button', { name: 'Confirm for the end of this phone' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Confirm for the end of this phone' }).click();
    await expect(desk.getByText(/confirmed on .* that nothing is missing/)).toBeVisible();
    const [device] = await devices();
    await office.api.post(`/field-devices/${device?.id}/end`, {});
    await page.reload();
    const ended = page.getByRole('alertdialog', { name: 'This phone was ended' });
    await expect(ended).toContainText('Unsent collections that are deleted: 1');
    await expectNoAxeViolations(page);
    await ended.getByRole('button', { name: 'Delete and sign out' }).tap();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await queued(page)).toBe(0);
    await blocked();
    expect(await round.booked([third])).toEqual([]);
  });
  await desk.context().close();
});

/** Number of recordings that the browser has stored. */
function queued(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('comptoir-queue');
        opening.addEventListener('error', () => reject(new Error('The queue cannot be opened')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('items').objectStore('items').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
}
