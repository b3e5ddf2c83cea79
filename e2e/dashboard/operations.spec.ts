import * as z from 'zod/mini';
import { dayFromNow } from '../collections/collection-form';
import { expect, test } from '../fixtures';

const Stops = z.array(z.object({ agency: z.object({ id: z.string() }) }));

test('the map shows each agency of today, clustered by distance with their number', async ({ page, signInAs }) => {
  const api = await signInAs('OFFICEMANAGER');
  await page.goto('/');
  const map = page.getByRole('region', { name: "Today's agencies" });
  const together = map.getByRole('button', { name: /^\d+ places: show them$/ });
  const alone = page.getByRole('button', { name: / · (to be collected|collected|not collected)/ });
  const day = dayFromNow(0).split('/').toReversed().join('-');
  const query = new URLSearchParams({
    startDate: `${day}T00:00:00+01:00`,
    endDate: `${day}T23:59:59.999+01:00`,
    limit: '5000',
  });
  const agencies = new Set(
    Stops.parse(await api.get(`/collections?${query.toString()}`)).map(({ agency }) => agency.id),
  );
  expect(agencies.size).toBeGreaterThan(1);
  await expect(async () => {
    const numbers = (await together.allInnerTexts()).map(Number);
    const shown = numbers.reduce((sum, number) => sum + number, await alone.count());
    expect(shown).toBe(agencies.size);
  }).toPass();

  // Each press zooms in until a pin is single or all agencies of a place are listed.
  while ((await alone.count()) === 0) {
    await together.first().focus();
    await page.keyboard.press('Enter');
  }
  await alone.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collection-schedules\?to=.*&search=/);
  await expect(page.getByText(/^[1-9]\d* collections?$/)).toBeVisible();
});

test('the dashboard ends with its last widget, wide and on a phone', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/');
  const last = page.getByRole('region', { name: "Today's agencies" });
  await expect(last).toBeVisible();
  await expect(page.getByRole('region', { name: 'Collected against scheduled, last 30 days' })).toBeVisible();
  const main = page.getByRole('main');
  for (const width of [1440, 390]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const [widget, frame] = [await last.boundingBox(), await main.boundingBox()];
      const end = (box: typeof widget) => (box ? box.y + box.height : Number.NaN);
      expect(end(frame) - end(widget)).toBeLessThan(60);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
    });
  }
});

test('cards of a first visit end with their content on a phone', async ({ page, signInAs }) => {
  await signInAs('mourad.belkacem@comptoir.example');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.getByRole('main');
  const last = page.getByRole('region', { name: 'Collected against scheduled, last 30 days' });
  await expect(last.getByRole('table')).toBeAttached();
  await expect(main.locator('[data-skeleton]')).toHaveCount(0);
  const blanks = await main.getByRole('region').evaluateAll((cards) =>
    cards.map((card) => {
      const ends = Array.from(card.children, (part) => part.getBoundingClientRect().bottom);
      return card.getBoundingClientRect().bottom - Math.max(...ends);
    }),
  );
  expect(blanks.length).toBeGreaterThan(5);
  expect(Math.max(...blanks)).toBeLessThan(30);
});
