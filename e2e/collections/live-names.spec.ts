import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';

/** Limit until a colleague's change is visible, in milliseconds. */
const SEEN_WITHIN_MS = 2_000;
/** Distance to a date after every other planned collection, in milliseconds. */
const LAST_OF_ALL_MS = 300 * 24 * 60 * 60 * 1_000;

test('a colleague’s open list shows an agency and a collector by their new names', async ({ page, signInToOffice }) => {
  const { office, api, manager } = await signInToOffice('OFFICEMANAGER');
  const scheduledCollectionDate = new Date(Date.now() + LAST_OF_ALL_MS).toISOString();
  const { id, agency, collector } = await manager.planCollection(office.id, { scheduledCollectionDate });
  const listening = page.waitForResponse(/\/api\/events$/);
  await page.goto('/collection-schedules?sort=newest');
  const row = page.getByRole('table', { name: 'Collection schedules' }).getByRole('row', { name: `#${id}` });
  await expect(row).toContainText(agency.name);
  await expect(row).toContainText(collector.name);
  await listening;

  const soon = { timeout: SEEN_WITHIN_MS };
  await api.patch(`/agencies/${agency.id}`, { name: `${agency.name} du Port` });
  await expect(row).toContainText(`${agency.name} du Port`, soon);
  await api.patch(`/users/${collector.id}`, { name: `${collector.name} Haddad` });
  await expect(row).toContainText(`${collector.name} Haddad`, soon);

  await go(page, '/collectors');
  await expect(page.getByRole('row', { name: new RegExp(`${collector.name} Haddad`) })).toContainText('0 / 0');
});
