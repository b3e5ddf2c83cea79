import { framesWhile } from '@comptoir/bench/frames';
import { median } from '@comptoir/bench/median';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { OwnOffice } from '../fixtures/own-office';
import { untilShown } from '../fixtures/until-shown';

const MONDAY = '2035-01-01';
const DAYS = 7;
const PICK_UPS = 10_000;
const COLLECTORS = 10;
const BATCH = 200;
const ROUNDS = 5;

test.use({ alone: true });

test('a week of 10,000 pick-ups on the board', async ({ page, openOffice, signInAs }) => {
  test.setTimeout(600_000);
  const office = await openOffice();
  await planWeek(office);
  await signInAs('SUPERADMIN', office.selection);
  const started = Date.now();
  await page.goto(`/collection-schedules/board?day=${MONDAY}`);
  await untilShown(page.getByRole('article').first());
  printTimes('first card', [Date.now() - started]);
  await expect(page.getByText(PICK_UPS.toLocaleString('en'))).toBeVisible();

  const frames: Record<'scrolling' | 'dragging', number[]> = { scrolling: [], dragging: [] };
  for (let round = 0; round < ROUNDS; round++) {
    frames.scrolling.push(...(await framesWhile(page, () => scroll(page))));
    frames.dragging.push(...(await framesWhile(page, () => drag(page, round % 2 === 0 ? 2 : 0))));
  }
  printTimes('while scrolling', frames.scrolling);
  printTimes('while dragging', frames.dragging);
});

async function planWeek({ api, id: officeId }: OwnOffice): Promise<void> {
  const agencies: string[] = [];
  for (let index = 0; index < BATCH; index++) agencies.push((await api.createAgency(officeId)).id);
  const collectors: string[] = [];
  for (let index = 0; index < COLLECTORS; index++) collectors.push((await api.createCollector(officeId)).id);
  for (let call = 0; call < PICK_UPS / BATCH; call++) {
    const day = new Date(Date.parse(`${MONDAY}T09:00:00+01:00`) + (call % DAYS) * 24 * 3_600_000);
    await api.post('/collections/batch', {
      officeId,
      collectorId: collectors[call % COLLECTORS],
      scheduledCollectionDate: day.toISOString(),
      currency: 'DZD',
      rows: agencies.map((agencyId, index) => ({ agencyId, scheduledAmount: 1000 + index })),
    });
  }
}

async function scroll(page: Page): Promise<void> {
  await page.getByRole('article').first().hover();
  for (const turn of [1, 1, 1, 1, 1, -1, -1, -1, -1, -1]) {
    await page.mouse.wheel(0, turn * 900);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

/** Drags the first card of the first column over all visible columns, and drops it in one of them. */
async function drag(page: Page, column: number): Promise<void> {
  const columns = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  const places = await columns.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ x, width }) => x + width / 2),
  );
  const card = await page.getByRole('article').first().boundingBox();
  if (!card) throw new Error('There is no card');
  await page.mouse.move(card.x + card.width / 2, card.y + 10);
  await page.mouse.down();
  for (const x of places.slice(0, 4)) await page.mouse.move(x, card.y + 120, { steps: 12 });
  await page.mouse.move(places[column] ?? card.x, card.y + 160, { steps: 12 });
  await page.mouse.up();
}

function printTimes(what: string, times: readonly number[]): void {
  const [longest, middle] = [Math.max(...times), median([...times])];
  process.stdout.write(`${what}: longest ${longest.toFixed(0)} ms, median ${middle.toFixed(1)} ms\n`);
}
