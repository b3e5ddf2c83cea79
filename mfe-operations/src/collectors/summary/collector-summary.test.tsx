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
  today: { done: 3, total: 8, amounts: [{ currency: 'DZD', collected: 900, planned: 5000 }] },
  late: 2,
  next: [{ ...collection, hasTime: false, agencyName: agency.name }],
  stops: [
    { ...collection, hasTime: false, agencyName: agency.name },
    {
      ...collection,
      id: '1043',
      agencyName: 'Librairie',
      status: 'COLLECTED',
      collectedAmount: 900,
      actualCollectionDate: new Date('2026-11-24T10:42').toISOString(),
    },
  ],
  issues: 3,
  punctuality: { onDay: 54, total: 60 },
  cases: [{ id: agency.id, number: '12', currency: 'DZD', openAmount: -5000, openedDate: '2026-11-24T09:00:00.000Z' }],
  bag: [{ currency: 'DZD', amount: 70, since: '2026-11-24T08:30:00.000Z' }],
  bagCollections: [
    { id: '1040', agencyName: 'Superette', currency: 'DZD', amount: 50, bookedDate: '2026-11-24T09:00:00.000Z' },
  ],
  handover: {
    id: agency.id,
    number: '31',
    date: '2026-11-23T17:00:00.000Z',
    amounts: [{ currency: 'DZD', amount: 640 }],
  },
};

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a collector shows the stops of today, the last days and open differences above the form', async () => {
  renderArea(Area, { route, api: { getUser, getCollectorSummary: () => summary } });
  const work = await part('Summary');
  const stops = await part('Stops today');
  const recorded = await part('Recorded today');
  expect(recorded.getByText('3 / 8')).toBeVisible();
  expect(recorded.getByText('DZD').closest('li')).toHaveTextContent(/DA\s900\.00 \/ DA\s5,000\.00/);
  expect(stops.getByRole('link', { name: agency.name })).toHaveAttribute('href', '/collection-schedules/edit/1042');
  const done = stops.getByRole('link', { name: 'Librairie' });
  expect(done).toHaveAttribute('href', '/money-book/1043');
  expect(done.closest('li')).toHaveTextContent(/Collected.*10:42.*DA\s900\.00/);
  const list = `/collection-schedules?collector=${collector.id}`;
  expect(stops.getByRole('link', { name: '6 more' })).toHaveAttribute('href', `${list}&from=today&to=today`);
  expect(work.getByRole('heading', { name: 'Last 30 days' })).toBeVisible();
  expect(work.getByText('90 %')).toBeVisible();
  expect(work.getByText('54 of 60')).toBeVisible();
  const days = `from=${dayAfter(today(), -30)}&to=${dayAfter(today(), -1)}`;
  expect(work.getByRole('link', { name: 'Late' })).toHaveAttribute('href', `${list}&state=late&${days}`);
  const issues = work.getByRole('link', { name: 'With issues' });
  expect(issues).toHaveAttribute('href', `${list}&state=issues&${days}`);
  expect(issues.closest('div')).toHaveTextContent('With issues3of 60');
  const cases = await part('Open differences');
  expect(cases.getByRole('link', { name: 'Case 12' })).toHaveAttribute('href', `/cash/cases/${agency.id}`);
  expect(cases.getByText('since')).toHaveTextContent('since 24/11/2026');
  expect(cases.getByText('−DA 5,000.00')).toBeVisible();
});

test('a collector is called and written to from below the name', async () => {
  renderArea(Area, { route, api: { getUser, getCollectorSummary: () => summary } });
  const mail = await screen.findByRole('link', { name: 'Send an email' });
  expect(mail).toHaveAttribute('href', `mailto:${collector.email}`);
  const call = screen.getByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', `tel:${collector.phone?.replaceAll(' ', '')}`);
});

test('the bag has the cash since it is held with its collections, and the last handover', async () => {
  const { calls } = renderArea(Area, { route, api: { getUser, getCollectorSummary: () => summary } });
  const bag = await part('In the bag now');
  expect(bag.getByRole('link', { name: 'In the bag now' })).toHaveAttribute('href', '/cash');
  const rows = bag.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/DZD\s*since 24\/11\/2026 \d\d:30.*DA\s70\.00/);
  expect(rows[1]).toHaveTextContent(/Superette.*DA\s50\.00/);
  expect(bag.getByRole('link', { name: 'Superette' })).toHaveAttribute('href', '/money-book/1040');
  // The cash that no shown collection explains.
  expect(rows[2]).toHaveTextContent(/Other cash.*DA\s20\.00/);
  const handover = (await part('Last handover')).getByRole('link', { name: 'No. 31' });
  expect(handover).toHaveAttribute('href', `/cash/handovers/${agency.id}`);
  expect(handover.closest('li')).toHaveTextContent(/23\/11\/2026.*DA\s640\.00/);
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
  expect(await region.findByText('None planned today')).toBeVisible();
});
