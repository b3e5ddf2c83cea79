import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { publishCopy } from '../platform/broken-version';
import { Front } from '../second-visit/front';
import { versionsKept } from '../second-visit/second-visit';
import { Phone } from './phone';
import { OwnRound } from './round';

const NEXT = '9.9.0';
const FOLDER = `/remotes/field/${NEXT}/`;
const LONG_TIMEOUT = { timeout: 60_000 };

// Publishes a version, which would affect other tests.
test.use({ alone: true });
test.setTimeout(240_000);

test('a version published while the phone is offline waits, and then sends what the former one recorded', async ({
  product,
  request,
  openOffice,
}) => {
  const round = await OwnRound.of(await openOffice(), product, request);
  const before = await round.plan(0, { scheduledAmount: 300, roundPosition: 1 });
  const after = await round.plan(0, { scheduledAmount: 500, roundPosition: 2 });
  const profile = await mkdtemp(path.join(tmpdir(), 'comptoir-phone-'));
  const front = await Front.before(product.url);
  let phone = await Phone.start(profile, front.url);
  await phone.signIn(round.collector.token);
  await phone.untilAnswersKept(4);
  const [former] = await versionsKept(phone.page, 'field');
  const shows = () => phone.page.evaluate((folder) => document.documentElement.innerHTML.includes(folder), FOLDER);
  const unsent = () => phone.page.getByRole('region', { name: /^Recorded, not sent yet/ }).getByRole('listitem');

  await test.step('offline, the phone keeps its whole version after the publication, also from a cold start', async () => {
    await front.close();
    await phone.record(before.agency);
    await publishCopy(product.folders.remotes, 'field', NEXT);
    const offered = async () => (await (await request.get(`${product.url}/my-day`)).text()).includes(FOLDER);
    await expect.poll(offered, LONG_TIMEOUT).toBe(true);
    await phone.kill();
    phone = await Phone.start(profile, front.url);
    await phone.open('/my-day');
    await phone.record(after.agency);
    await expect(unsent()).toHaveCount(2);
    expect(await shows()).toBe(false);
    expect(await versionsKept(phone.page, 'field')).toEqual([former]);
  });

  await test.step('with a connection it changes to the new version as a whole, which has the unsent stops', async () => {
    front.refuses = '/api/pick-ups';
    await front.open();
    const isNew = async () => {
      await phone.open('/my-day');
      return shows();
    };
    await expect.poll(isNew, LONG_TIMEOUT).toBe(true);
    await expect.poll(() => versionsKept(phone.page, 'field'), LONG_TIMEOUT).toEqual([NEXT]);
    await expect(unsent()).toHaveCount(2);
    expect(await round.booked([before, after])).toEqual([]);
  });

  await test.step('the new version sends them once, with their photos', async () => {
    front.refuses = undefined;
    await phone.open('/my-day');
    await expect(phone.page.getByText('2 of 2 done')).toBeVisible(LONG_TIMEOUT);
    await expect(unsent()).toHaveCount(0, LONG_TIMEOUT);
    expect(await shows()).toBe(true);
    expect((await round.booked([before, after])).map(({ pickUps }) => pickUps)).toEqual([1, 1]);
    for (const { id } of [before, after]) {
      expect(await round.read(id)).toMatchObject({ status: 'COLLECTED', mediaFiles: [{ name: 'sample.jpg' }] });
    }
  });

  await phone.kill();
  await front.close();
  await rm(profile, { recursive: true, force: true });
});
