import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { toastOf } from '../fixtures/toast';

const Moment = z.object({ scheduledCollectionDate: z.string(), collectorId: z.string() });

// A Tuesday, in the time zone of Algiers.
const TUESDAY = '2035-01-02';
const at = (day: string) => new Date(`${day}T10:30:00+01:00`).toISOString();

test('a pick-up is moved by pointer to another day and by keys to another collector, also from right to left', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const { api, id: officeId, selection } = await openOffice();
  const { id, agency, collector } = await api.planCollection(officeId, {
    scheduledCollectionDate: at(TUESDAY),
    hasTime: true,
  });
  const other = await api.createCollector(officeId);
  const stored = async () => Moment.parse(await api.get(`/collections/${id}`));
  const columnOf = (name: string) => page.getByRole('region', { name, exact: true });
  const link = (column: string) => columnOf(column).getByRole('link', { name: agency.name });

  await signInAs('SUPERADMIN', selection);
  await page.goto(`/collection-schedules/board?day=${TUESDAY}`);
  await expect(columnOf('Tue 2 Jan')).toContainText('1 collection');
  await expect(columnOf('Tue 2 Jan')).toContainText('10:30');
  await columnOf('Tue 2 Jan').getByRole('article').dragTo(columnOf('Thu 4 Jan'));
  await expect(link('Thu 4 Jan')).toBeVisible();
  await expect(toastOf(page)).toContainText('Moved to Thursday');
  await expect.poll(stored).toEqual({ scheduledCollectionDate: at('2035-01-04'), collectorId: collector.id });
  await expectNoAxeViolations(page);

  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.goto('/collection-schedules/board?view=day&day=2035-01-04');
  await expect(link(collector.name)).toBeVisible();
  const grip = page.getByRole('button', { name: agency.name });
  await grip.focus();
  const names = await page.getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts();
  const isAfter = names.indexOf(other.name) > names.indexOf(collector.name);
  await page.keyboard.press('Space');
  // The first column is on the right.
  await page.keyboard.press(isAfter ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Space');
  await expect(link(other.name)).toBeVisible();
  await expect(grip).toBeFocused();
  await expect.poll(stored).toEqual({ scheduledCollectionDate: at('2035-01-04'), collectorId: other.id });
});
