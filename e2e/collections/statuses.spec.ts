import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { dayFromNow } from './collection-form';

test('both collected statuses count as collected, and each has its badge and its page', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const { api, id: officeId, selection } = await openOffice();
  const agency = await api.createAgency(officeId);
  const collector = await api.createCollector(officeId);
  const begin = `${dayFromNow(0).split('/').toReversed().join('-')}T00:00:00+01:00`;
  const plan = { agencyId: agency.id, collectorId: collector.id, officeId, scheduledCollectionDate: begin };
  const [open, collected, short, reported] = [
    await api.createCollection({ ...plan, scheduledAmount: 100 }),
    await api.createCollection({ ...plan, scheduledAmount: 200.5 }),
    await api.createCollection({ ...plan, scheduledAmount: 300 }),
    await api.createCollection({ ...plan, scheduledAmount: 400 }),
  ];
  await api.patch(`/collections/${collected.id}`, { collectedAmount: 200.5 });
  await api.patch(`/collections/${short.id}`, { collectedAmount: 299.99 });
  await api.patch(`/collections/${reported.id}`, { status: 'UNCOLLECTED_WITH_ISSUES' });

  await signInAs('SUPERADMIN', selection);
  await page.goto('/collection-schedules?from=');
  for (const [{ id }, badge, address] of [
    [open, 'Due today', 'collection-schedules/edit'],
    [collected, 'Collected', 'money-book'],
    [short, 'Collected with issues', 'money-book'],
    [reported, 'Not collected, with issues', 'collection-schedules/edit'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: `#${id}` });
    await expect(row.getByRole('cell').nth(2)).toHaveText(badge);
    await expect(row.getByRole('link').first()).toHaveAttribute('href', `/${address}/${id}`);
  }

  await go(page, '/collectors');
  await expect(page.getByRole('row', { name: new RegExp(collector.name) })).toContainText('2 / 4');

  await go(page, '/?level=1');
  const today = page.getByRole('region', { name: "Today's collections" });
  await expect(today.getByText('2 / 4', { exact: true })).toBeVisible();
  await expect(today.getByRole('row', { name: /^DZD/ })).toContainText('DA\u00A0500.49 / DA\u00A01,000.50');
  const top = page.getByRole('region', { name: 'Top collectors of the last 7 days' });
  await expect(top.getByRole('listitem')).toContainText('2 / 4');
  await expect(
    page.getByRole('region', { name: "Today's agencies" }).getByRole('button', { name: /not collected, with issues/ }),
  ).toBeVisible();
});
