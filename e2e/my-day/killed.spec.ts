import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures';
import type { Product } from '../product/product';
import { Front } from '../second-visit/front';
import { Phone } from './phone';
import { OwnRound } from './round';
import { storedText } from './stored-text';

// `npm run phone-test` runs it with more stops.
const STOPS = Number(process.env['PHONE_STOPS'] ?? 10);
/** The product stops for the check of its books. */
test.use({ alone: true });
test.setTimeout(60_000 + STOPS * 6_000);

const books = path.resolve(import.meta.dirname, '../../all-in-one/dist/comptoir.js');
const amountOf = (index: number) => 81_000.25 + index;

test('stops of a day without a connection are booked once, whatever happens to phone and answers', async ({
  product,
  request,
  openOffice,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
  const other = await round.colleague();
  const stops: { id: string; agency: string }[] = [];
  for (let index = 0; index < STOPS; index += 1) {
    stops.push(await round.plan(0, { scheduledAmount: amountOf(index) }));
  }
  const profile = await mkdtemp(path.join(tmpdir(), 'comptoir-phone-'));
  const front = await Front.before(product.url);
  let phone = await Phone.start(profile, front.url);
  const restart = async () => {
    await phone.kill();
    phone = await Phone.start(profile, front.url);
    await phone.open('/my-day');
  };
  const unsent = () => phone.page.getByRole('region', { name: /^Recorded, not sent yet/ });
  await phone.signIn(round.collector.token);

  await test.step('without a connection, the browser is killed twice, and two tabs record', async () => {
    await front.close();
    const [first, second, third] = [0.35, 0.7, 0.9].map((part) => Math.floor(part * STOPS));
    let page = phone.page;
    for (const [index, { agency }] of stops.entries()) {
      if (index === first || index === second) await restart();
      page = index === third ? await phone.openTab('/my-day') : index < (third ?? 0) ? phone.page : page;
      await phone.record(agency, { page });
    }
    await expect(unsent().getByRole('listitem')).toHaveCount(STOPS);
  });

  await test.step('nothing that the browser stored shows an amount or an agency', async () => {
    const text = await storedText(phone.page);
    // Control: the dump contains what is not encrypted.
    expect(text).toContain('comptoir.device');
    for (const [index, { agency }] of stops.entries()) {
      expect(text).not.toContain(agency);
      expect(text).not.toContain(String(amountOf(index)));
      expect(text).not.toContain(String(amountOf(index) * 100));
    }
  });

  await test.step('the session has ended meanwhile, and another collector sees and sends none', async () => {
    await round.endOtherSessions();
    await front.open();
    await expect(phone.page.getByLabel('Email')).toBeVisible({ timeout: 30_000 });
    await phone.takeOver(other.token);
    await expect.poll(() => front.requested.includes('/api/field-devices/heartbeat')).toBe(true);
    await expect(phone.page.getByRole('heading', { name: 'My day' })).toBeVisible();
    await expect(unsent()).toBeHidden();
    expect(await round.booked(stops)).toEqual([]);
  });

  await test.step('answers are lost, the connection breaks, and the browser is killed while it sends', async () => {
    front.losesAnswers = true;
    const { token } = await round.signInAgain();
    await phone.takeOver(token);
    await expect.poll(async () => (await round.booked(stops)).length, { timeout: 30_000 }).toBeGreaterThan(2);
    await front.close();
    await front.open();
    await phone.openTab('/my-day');
    await expect.poll(async () => (await round.booked(stops)).length, { timeout: 30_000 }).toBeGreaterThan(5);
    await restart();
    // The browser writes local storage, and so the token, seconds later.
    await phone.takeOver(token);
    await expect(phone.page.getByText(`${STOPS} of ${STOPS} done`)).toBeVisible({ timeout: STOPS * 4_000 });
    await expect(unsent()).toBeHidden({ timeout: STOPS * 4_000 });
    expect(front.lost).toBeGreaterThan(STOPS / 4);
  });

  for (const [index, { id }] of stops.entries()) {
    expect(await round.read(id)).toMatchObject({
      status: 'COLLECTED',
      collectedAmount: amountOf(index),
      mediaFiles: [{ name: 'sample.jpg' }],
    });
  }
  expect((await round.booked(stops)).map(({ pickUps }) => pickUps)).toEqual(stops.map(() => 1));
  expect(await round.receiptNumbers(stops)).toEqual(stops.map((_, index) => index + 1));
  const sum = stops.reduce((total, _, index) => total + amountOf(index), 0);
  expect(await round.held()).toContainEqual({ currency: 'DZD', amount: sum });
  await phone.kill();
  await front.close();
  await verifyBooks(product);
  await rm(profile, { recursive: true, force: true });
});

/** @throws Error with the faults that it found */
async function verifyBooks(product: Product): Promise<void> {
  await product.stop();
  const environment = { ...process.env, DATA_DIR: product.folders.data };
  await promisify(execFile)(process.execPath, [books, 'verify-books'], { env: environment });
}
