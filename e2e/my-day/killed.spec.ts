import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { Front } from '../second-visit/front';
import { Phone } from './phone';
import { OwnRound } from './round';

test.setTimeout(120_000);

const STOPS = 20;
const amountOf = (index: number) => 100 + index;
const hasPhoto = (index: number) => index % 5 === 0;

test('20 stops recorded without a connection are booked once, although the browser is killed twice', async ({
  product,
  request,
  openOffice,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
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
  await phone.signIn(round.collector.token);

  await front.close();
  for (const [index, { agency }] of stops.entries()) {
    if (index === 7 || index === 14) await restart();
    await phone.record(agency, hasPhoto(index));
  }
  const unsent = () => phone.page.getByRole('region', { name: /^Recorded, not sent yet/ });
  await expect(unsent().getByRole('listitem')).toHaveCount(STOPS);

  await front.open();
  await expect(unsent()).toBeHidden({ timeout: 30_000 });
  await expect(phone.page.getByText(`${STOPS} of ${STOPS} done`)).toBeVisible();
  for (const [index, { id }] of stops.entries()) {
    expect(await round.read(id)).toMatchObject({
      status: 'COLLECTED',
      collectedAmount: amountOf(index),
      mediaFiles: hasPhoto(index) ? [{ name: 'sample.jpg' }] : [],
    });
  }
  const booked = stops.reduce((sum, _, index) => sum + amountOf(index), 0);
  expect(await round.held()).toContainEqual({ currency: 'DZD', amount: booked });
  await phone.kill();
  await front.close();
  await rm(profile, { recursive: true, force: true });
});
