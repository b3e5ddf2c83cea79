import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { password } from '../fixtures/people';
import { Front } from '../second-visit/front';
import { Phone } from './phone';
import { OwnRound } from './round';

test.setTimeout(180_000);

test('a whole round works from a cold start in flight mode, beyond the end of the session', async ({
  product,
  request,
  openOffice,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
  const seen = await round.plan(0, { scheduledAmount: 250, roundPosition: 1 });
  const unseen = await round.plan(0, { scheduledAmount: 400, roundPosition: 2 });
  const last = await round.plan(0, { scheduledAmount: 70, roundPosition: 3 });
  const profile = await mkdtemp(path.join(tmpdir(), 'comptoir-phone-'));
  const front = await Front.before(product.url);
  let phone = await Phone.start(profile, front.url);
  await phone.signIn(round.collector.token);
  const kept = await phone.untilAnswersKept(2);
  // The day sheet has a list of its own, which is kept once it was shown.
  await phone.open('/my-day/sheet');
  await expect(phone.page.getByText(last.agency)).toBeVisible();
  await phone.untilAnswersKept(kept + 1);

  await front.close();
  await phone.kill();
  phone = await Phone.start(profile, front.url);
  await phone.flightMode(true);

  await test.step('the start page of the installed product opens My day', async () => {
    await phone.open('/');
    await expect(phone.page).toHaveURL(/\/my-day$/);
    await showsStops(phone.page, [seen.agency, unseen.agency, last.agency]);
    await expect(stopOf(phone.page, unseen.agency)).toContainText('400');
    await expect(phone.page.getByRole('link', { name: `Call: ${unseen.agency}` })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
  });

  await test.step('a stop that was never opened opens, also by its address, and with its map', async () => {
    await phone.page.getByRole('link', { name: `Collect: ${unseen.agency}` }).click();
    await showsStop(phone.page, unseen.agency);
    await phone.page.reload();
    await showsStop(phone.page, unseen.agency);
    await phone.page.getByText('Show on the map').click();
    await expect(phone.page.getByRole('region', { name: `Map of ${unseen.agency}` })).toBeVisible();
    await expect(phone.page.getByText('The map could not be loaded.')).toHaveCount(0);
    await phone.open(`/my-day/${seen.id}`);
    await showsStop(phone.page, seen.agency);
  });

  await test.step('the day sheet opens', async () => {
    await phone.open('/my-day/sheet');
    await expect(phone.page.getByText(last.agency)).toBeVisible();
    await phone.page.reload();
    await expect(phone.page.getByText(last.agency)).toBeVisible();
  });

  await test.step('the end of the session leaves the day readable, and work is recorded with a photo', async () => {
    await phone.kill();
    phone = await Phone.start(profile, front.url);
    await phone.flightMode(true);
    await phone.open('/my-day');
    await showsStops(phone.page, [seen.agency]);
    await phone.expire();
    await phone.page.reload();
    await expect(phone.page.getByText('Your session ended at')).toBeVisible();
    await phone.record(unseen.agency, { withPhoto: true });
    await phone.open(`/my-day/${unseen.id}`);
    await expect(phone.page.getByRole('heading', { level: 1, name: unseen.agency })).toBeVisible();
    await expect(phone.page.getByText('Recorded, not sent yet')).toBeVisible();
  });

  await test.step('with a signal the page asks for the password, and sends', async () => {
    await front.open();
    await phone.flightMode(false);
    await phone.open('/my-day');
    await expect(phone.page.getByText(`Sign in as ${round.who} to send them.`)).toBeVisible();
    await phone.page.getByRole('status').getByRole('button', { name: 'Sign in' }).click();
    await phone.page.getByLabel('Password', { exact: true }).fill(password);
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await expect(phone.page.getByText('Your session ended at')).toBeHidden();
    await expect(phone.page.getByText('1 of 3 done')).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(() => round.read(unseen.id), { timeout: 30_000 })
      .toMatchObject({ status: 'COLLECTED', collectedAmount: 400, mediaFiles: [{ name: 'sample.jpg' }] });
  });

  await phone.kill();
  await front.close();
  await rm(profile, { recursive: true, force: true });
});

function stopOf(page: Page, agency: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: agency }) });
}

async function showsStops(page: Page, agencies: readonly string[]): Promise<void> {
  for (const agency of agencies) await expect(stopOf(page, agency)).toBeVisible();
}

async function showsStop(page: Page, agency: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collected', exact: true })).toBeVisible();
}
