import type { Collection } from '@comptoir/api-contract/collections';
import { failure } from '@comptoir/shared-kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderArea } from '../testing/render-area';
import { collection, collector, office } from '../testing/samples';
import { Area } from './collections.area';

const route = '/collection-schedules';
const listCollections = () => [collection];
const listCollectors = () => [collector];

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T15:30'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a row shows number, agency, day, collector and amount', async () => {
  renderArea(Area, { route, api: { listCollections, listCollectors } });
  const row = await screen.findByRole('row', { name: /#1042/ });
  expect(within(row).getAllByText('Pharmacie Audin').length).toBeGreaterThan(0);
  expect(within(row).getByText('24/11/2026')).toBeVisible();
  expect(within(row).getByText('Amel Cherif')).toBeVisible();
  expect(within(row).getByText(/^DA\s1,234\.50$/)).toBeVisible();
});

test.each<[Collection['status'], string | undefined, string]>([
  ['UNCOLLECTED', undefined, '/collection-schedules/edit/1042'],
  ['UNCOLLECTED_WITH_ISSUES', undefined, '/collection-schedules/edit/1042'],
  ['COLLECTED', 'Collected', '/money-book/1042'],
  ['COLLECTED_WITH_ISSUES', 'Collected with issues', '/money-book/1042'],
])('%s: the badge is %s, and the row opens %s', async (status, badge, href) => {
  renderArea(Area, { route, api: { listCollections: () => [{ ...collection, status }], listCollectors } });
  const link = await screen.findByRole('link', { name: /#1042/ });
  expect(link).toHaveAttribute('href', href);
  const badges = screen.queryAllByText(/^Collected/).map(({ textContent }) => textContent);
  expect(badges).toEqual(badge === undefined ? [] : [badge]);
});

test('the list begins today, and asks for the selected office', async () => {
  const { calls } = renderArea(Area, { route, api: { listCollections, listCollectors } });
  await screen.findByRole('link', { name: /#1042/ });
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('20/11/2026');
  expect(calls.find(({ operation }) => operation === 'listCollections')?.query).toEqual({
    officeId: office.id,
    startDate: new Date('2026-11-20T00:00').toISOString(),
    page: '1',
    limit: '500',
  });
});

test('the filters of the address are asked for, both days included', async () => {
  const { calls } = renderArea(Area, {
    route: `${route}?from=2026-11-01&to=2026-11-10&collector=${collector.id}&search=audin`,
    api: { listCollections, listCollectors },
  });
  await screen.findByRole('link', { name: /#1042/ });
  expect(calls.find(({ operation }) => operation === 'listCollections')?.query).toMatchObject({
    startDate: new Date('2026-11-01T00:00').toISOString(),
    endDate: new Date('2026-11-10T23:59:59.999').toISOString(),
    collectorId: collector.id,
    search: 'audin',
  });
  expect(screen.getByRole('combobox', { name: 'Collector' })).toHaveTextContent('Amel Cherif');
});

test('a collector is chosen among all', async () => {
  const { user, address } = renderArea(Area, { route, api: { listCollections, listCollectors } });
  await screen.findByRole('link', { name: /#1042/ });
  const filter = screen.getByRole('combobox', { name: 'Collector' });
  expect(filter).toHaveTextContent('All collectors');
  await user.click(filter);
  await user.click(await screen.findByRole('option', { name: 'Amel Cherif' }));
  expect(address()).toBe(`/collection-schedules?collector=${collector.id}`);
});

test('the list says that it is empty once it is there', async () => {
  renderArea(Area, { route, api: { listCollections: () => [], listCollectors } });
  expect(screen.queryByText('No collection schedules found')).not.toBeInTheDocument();
  expect(await screen.findByText('No collection schedules found')).toBeVisible();
});

test('the export asks for exactly what the screen shows, and saves the file', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => undefined;
  const { user, calls } = renderArea(Area, {
    route: `${route}?from=2026-11-01&search=audin`,
    api: { listCollections, listCollectors, exportCollections: () => new Response('csv') },
  });
  await screen.findByRole('link', { name: /#1042/ });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const query = (name: string) => calls.find(({ operation }) => operation === name)?.query ?? {};
  const { page: _page, limit: _limit, ...shown } = query('listCollections');
  expect(query('exportCollections')).toMatchObject(shown);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test('a failed export is logged and told', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exportCollections = () => failure(503, 'The database is starting.');
  const { user } = renderArea(Area, { route, api: { listCollections, listCollectors, exportCollections } });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to download CSV The database is starting.')).toBeVisible();
  expect(log.mock.calls.flat().join(' ')).toContain('Failed to download CSV');
});
