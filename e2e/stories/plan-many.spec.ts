import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { addressOf } from '../fixtures/people';
import { Story } from './story';

const Rows = z.array(z.object({ agencyId: z.string(), collectorId: z.string(), scheduledAmount: z.number() }));
const AMOUNTS = [1200, 800, 450.5, 3000, 75] as const;
const CALL = '/api/collections/batch';

test('a manager plans five pick-ups by keyboard, with one call', async ({ page, openOffice, product, request }) => {
  const office = await openOffice({ USD: 5000 });
  const collector = await office.api.createCollector(office.id);
  const agencies = [];
  for (const _ of AMOUNTS) agencies.push(await office.api.createAgency(office.id));
  const who = await office.person('OFFICEMANAGER');
  const manager = await Api.signIn(request, product.url, who);
  const planned = async () => Rows.parse(await manager.get(`/collections?officeId=${office.id}`));

  const story = await Story.begin(page, 'en', 'keyboard');
  const { hands, words, main } = story;
  const operations = (key: string, values?: Record<string, string>) => words('mfe-operations', key, values);
  await story.signIn(addressOf(who));
  await story.goTo('/collection-schedules');
  const link = main.locator('a[href="/collection-schedules/plan"]').first();
  await expect(link).toBeVisible();
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && new URL(sent.url()).pathname === CALL) calls += 1;
  });

  const row = (number: number) => main.getByRole('group', { name: operations('plan.row', { number: `${number}` }) });
  const agencyOf = (number: number) =>
    row(number).getByRole('button', { name: new RegExp(`^${operations('collection.agency')}`) });
  hands.counted();
  const startedAt = Date.now();
  await hands.use(link);
  // Waits for the form, which focuses its first field.
  await expect(main.locator('form').getByRole('textbox').first()).toBeFocused();
  await hands.choose(
    main
      .getByRole('group', { name: operations('plan.shared') })
      .getByRole('combobox', { name: operations('collection.collector') }),
    page.getByRole('option', { name: collector.name }),
    collector.name.slice(0, 9),
  );
  for (const [index, { name }] of agencies.entries()) {
    if (index === 0) await hands.use(agencyOf(1));
    else await expect(agencyOf(index + 1)).toBeFocused();
    // Types the words that no other agency has.
    await hands.type(name.slice(name.indexOf(' ') + 1));
    await expect(page.getByRole('option')).toHaveCount(1);
    await hands.key('Enter');
    await expect(row(index + 1).getByRole('textbox', { name: operations('collection.amount') })).toBeFocused();
    await hands.type(String(AMOUNTS[index]));
    await hands.key(index + 1 < AMOUNTS.length ? 'Enter' : 'Control+Enter');
  }
  await expect(page.getByText('5 collections planned', { exact: true })).toBeVisible();
  const seconds = (Date.now() - startedAt) / 1000;
  const { clicks, keys, letters } = hands.counted();
  // The time depends on the machine and is only printed; keys, letters and calls are checked.
  const cost = `${seconds.toFixed(1)} s, ${keys} keys and ${letters} letters, ${calls} call`;
  process.stdout.write(`Five collections by keyboard: ${cost}\n`);

  expect(clicks).toBe(0);
  expect(keys).toBeLessThanOrEqual(30);
  expect(calls).toBe(1);
  const found = await planned();
  expect(found.map(({ agencyId, scheduledAmount }) => [agencyId, scheduledAmount])).toEqual(
    expect.arrayContaining(agencies.map(({ id }, index) => [id, AMOUNTS[index]])),
  );
  expect(new Set(found.map(({ collectorId }) => collectorId))).toEqual(new Set([collector.id]));
  expect(found).toHaveLength(5);
});
