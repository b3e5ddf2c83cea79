import type { CollectorSummary } from '@comptoir/api-contract/summaries';
import { dayAfter, today } from '@comptoir/kernel/format';
import { failure } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { renderArea } from '../../testing/render-area';
import { agency, collection, collector, collectorSummary } from '../../testing/samples';
import { Area } from '../collectors.area';

const route = `/collectors/${collector.id}`;
const getUser = () => Response.json(collector, { headers: { etag: '"7"' } });

const summary: CollectorSummary = {
  today: { done: 3, total: 8 },
  late: 2,
  next: [{ ...collection, hasTime: false, agencyName: agency.name }],
  punctuality: { onDay: 54, total: 60 },
  cases: [{ id: agency.id, number: '12', currency: 'DZD', openAmount: -5000, openedDate: '2026-11-24T09:00:00.000Z' }],
  bag: [{ currency: 'DZD', amount: 70, since: '2026-11-24T08:30:00.000Z' }],
  handover: { id: agency.id, number: '31', date: '2026-11-23T17:00:00.000Z' },
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a collector shows the work of today, punctuality and open differences above the form', async () => {
  renderArea(Area, { route, api: { getUser, getCollectorSummary: () => summary } });
  const work = await part('Summary');
  expect(await work.findByText('3 / 8')).toBeVisible();
  expect(work.getByText('5 left')).toBeVisible();
  expect(work.getByText('90 %')).toBeVisible();
  expect(work.getByText('54 of 60, last 30 days')).toBeVisible();
  const late = `/collection-schedules?collector=${collector.id}&state=late&from=${dayAfter(today(), -30)}`;
  expect(work.getByRole('link', { name: 'Late' })).toHaveAttribute('href', late);
  const stop = (await part('Still to visit today')).getByRole('link', { name: agency.name });
  expect(stop).toHaveAttribute('href', '/collection-schedules/edit/1042');
  const more = (await part('Still to visit today')).getByRole('link', { name: '4 more' });
  expect(more).toHaveAttribute(
    'href',
    `/collection-schedules?collector=${collector.id}&state=open&from=today&to=today`,
  );
  const cases = await part('Open differences');
  expect(cases.getByRole('link', { name: 'Case 12' })).toHaveAttribute('href', `/cash/cases/${agency.id}`);
  expect(cases.getByText('−DA 5,000.00')).toBeVisible();
});

test('a collector is called and written to from the summary', async () => {
  renderArea(Area, { route, api: { getUser, getCollectorSummary: () => summary } });
  const contact = await part('Contact');
  expect(contact.getByRole('link', { name: collector.email })).toHaveAttribute('href', `mailto:${collector.email}`);
  const call = contact.getByRole('link', { name: collector.phone ?? '' });
  expect(call).toHaveAttribute('href', `tel:${collector.phone?.replaceAll(' ', '')}`);
  expect((await part('Summary')).getByText('still open, of the last 30 days')).toBeVisible();
});

test('the bag has the cash since it is held, and the last handover', async () => {
  const { calls } = renderArea(Area, { route, api: { getUser, getCollectorSummary: () => summary } });
  const bag = await screen.findByRole('link', { name: 'In the bag now' });
  expect(bag).toHaveAttribute('href', '/cash');
  expect(bag.closest('div')).toHaveTextContent(/DA\s70\.00since 24\/11\/2026/);
  const handover = (await part('Last handover')).getByRole('link', { name: 'No. 31' });
  expect(handover).toHaveAttribute('href', `/cash/handovers/${agency.id}`);
  const operations = calls.map(({ operation }) => operation);
  for (const other of ['getCustody', 'getCashPosition', 'listHandovers', 'listPassedLimits']) {
    expect(operations).not.toContain(other);
  }
});

test('a handover that waits for the office is received from here', async () => {
  const handover = { id: agency.id, number: '32', date: '2026-11-24T17:00:00.000Z', toReceive: true };
  renderArea(Area, { route, api: { getUser, getCollectorSummary: () => ({ ...summary, handover }) } });
  const receive = (await part('Last handover')).getByRole('link', { name: 'Receive handover 32' });
  expect(receive).toHaveAttribute('href', `/cash/handovers/${agency.id}`);
});

test.each([
  [{ warn: 50 }, /^Above the warning of .*DA\s50\.00/],
  [{ warn: 50, max: 60 }, /^Above the limit of .*DA\s60\.00.*: no new collections/],
])('a passed limit is named: %j', async (limits, text) => {
  const bag = summary.bag?.map((held) => ({ ...held, ...limits })) ?? null;
  renderArea(Area, { route, api: { getUser, getCollectorSummary: () => ({ ...summary, bag }) } });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the bag is named empty, and is absent in an office without custody', async () => {
  const { unmount } = renderArea(Area, {
    route,
    api: { getUser, getCollectorSummary: () => ({ ...summary, bag: [] }) },
  });
  expect(await screen.findByText('The bag is empty')).toBeVisible();
  unmount();
  renderArea(Area, { route, api: { getUser, getCollectorSummary: () => ({ ...summary, bag: null }) } });
  expect(await screen.findByText('3 / 8')).toBeVisible();
  expect(screen.queryByText('In the bag now')).not.toBeInTheDocument();
});

test('a failed summary leaves the form usable, and can be read again', async () => {
  let fails = true;
  const getCollectorSummary = () => (fails ? failure(503, 'The database is starting.') : collectorSummary);
  const { user } = renderArea(Area, { route, api: { getUser, getCollectorSummary } });
  const region = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(await region.findByRole('alert')).toBeVisible();
  expect(await screen.findByLabelText('Name')).toHaveValue(collector.name);
  fails = false;
  await user.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('Nothing left')).toBeVisible();
});
