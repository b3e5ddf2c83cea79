import type { Collection } from '@comptoir/api-contract/collections';
import type { CurrencyTotal } from '@comptoir/api-contract/offices';
import { failure, refusal } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderArea } from '../testing/render-area';
import { collection, collector, office } from '../testing/samples';
import { Area } from './collections.area';

const route = '/collection-schedules';
const listCollections = () => [collection];
const listUsers = () => [collector];

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T15:30'), doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a row shows id, agency, day, collector and amount', async () => {
  renderArea(Area, { route, api: { listCollections, listUsers } });
  const row = await screen.findByRole('row', { name: /#1042/ });
  expect(within(row).getAllByText('Pharmacie Audin').length).toBeGreaterThan(0);
  expect(within(row).getByText('24/11/2026')).toBeVisible();
  expect(within(row).getByText('Amel Cherif')).toBeVisible();
  expect(within(row).getByText(/^DA\s1,234\.50$/)).toBeVisible();
});

test.each<[Collection['status'], string, string, string]>([
  ['UNCOLLECTED', '2026-11-21T09:30', 'Planned', '/collection-schedules/edit/1042'],
  ['UNCOLLECTED', '2026-11-20T16:30', 'Due today', '/collection-schedules/edit/1042'],
  ['UNCOLLECTED', '2026-11-20T09:30', '+6 h 00', '/collection-schedules/edit/1042'],
  ['UNCOLLECTED', '2026-11-19T23:59', 'Late', '/collection-schedules/edit/1042'],
  ['UNCOLLECTED_WITH_ISSUES', '2026-11-20T09:30', 'Not collected, with issues', '/collection-schedules/edit/1042'],
  ['COLLECTED', '2026-11-20T09:30', 'Collected', '/money-book/1042'],
  ['COLLECTED_WITH_ISSUES', '2026-11-20T09:30', 'Collected with issues', '/money-book/1042'],
])('%s of %s: the status is %s, and the row opens %s', async (status, moment, text, href) => {
  const scheduled = { ...collection, status, scheduledCollectionDate: new Date(moment).toISOString() };
  renderArea(Area, { route, api: { listCollections: () => [scheduled], listUsers } });
  expect(await screen.findByRole('link', { name: /#1042/ })).toHaveAttribute('href', href);
  expect(within(screen.getByRole('row', { name: /#1042/ })).getByText(text)).toBeVisible();
  const ways = screen.getByRole('link', { name: 'Open collection 1042' });
  expect(ways).toHaveAttribute('href', '/collection-schedules/1042');
  expect(screen.queryAllByRole('button', { name: 'Record collection 1042' })).toHaveLength(
    status.startsWith('UNCOLLECTED') ? 1 : 0,
  );
});

test('a collected row shows its amount and the difference to the scheduled one', async () => {
  const collected: Collection = { ...collection, status: 'COLLECTED', collectedAmount: 1234.5 };
  const rows: Collection[] = [
    collected,
    { ...collected, id: '1043', status: 'COLLECTED_WITH_ISSUES', collectedAmount: 1000 },
    { ...collected, id: '1044', status: 'COLLECTED_WITH_ISSUES', collectedAmount: 1300 },
    { ...collection, id: '1045' },
  ];
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  renderArea(Area, { route, api: { listCollections: () => rows, listUsers } });
  await screen.findByRole('columnheader', { name: 'Collected' });
  const row = (id: number) => screen.getByRole('row', { name: new RegExp(`#${id}`) });
  expect(within(row(1042)).getAllByText(/^DA\s1,234\.50$/)).toHaveLength(2);
  // In rows of two lines it takes the place of the scheduled amount.
  expect(within(row(1043)).getByTitle('Collected Amount')).toHaveTextContent(/^DA\s1,000\.00$/);
  expect(within(row(1043)).getAllByText(/^DA\s1,000\.00$/)).toHaveLength(2);
  expect(row(1043)).toHaveTextContent(/\u2212DA\s234\.50/);
  expect(row(1044)).toHaveTextContent(/\+DA\s65\.50/);
  expect(within(row(1045)).getAllByText(/^DA/)).toHaveLength(1);
});

test('a pick-up recorded in its row shows its new status at once', async () => {
  const recorded: Collection = { ...collection, status: 'COLLECTED', collectedAmount: 1234.5 };
  let lists = 0;
  const { user } = renderArea(Area, {
    route,
    api: {
      listCollections: () => (++lists === 1 ? [collection] : new Promise<never>(() => undefined)),
      listUsers,
      getCollection: () => collection,
      updateCollection: () => recorded,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Record collection 1042' }));
  await user.click(await screen.findByRole('button', { name: 'Record collection' }));
  const row = await screen.findByRole('row', { name: /#1042/ });
  expect(await within(row).findByText('Collected')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['?state=late', { state: 'late' }, 'Late'],
  ['?unanswered=true', { unanswered: 'true' }, 'Open issues'],
])('%s: the list shows all days', async (search, expected, chosen) => {
  const { calls } = renderArea(Area, { route: `${route}${search}`, api: { listCollections, listUsers } });
  await screen.findByRole('link', { name: /#1042/ });
  const query = calls.find(({ operation }) => operation === 'listCollections')?.query;
  expect(query).toMatchObject(expected);
  expect(query).not.toHaveProperty('startDate');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent(chosen);
});

test('a state and an order are chosen and kept in the address', async () => {
  const { user, address, calls } = renderArea(Area, { route, api: { listCollections, listUsers } });
  await screen.findByRole('link', { name: /#1042/ });
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: /^Late/ }));
  await user.click(screen.getByRole('button', { name: 'Round' }));
  expect(address()).toBe('/collection-schedules?state=late&sort=round');
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'listCollections')?.query).toMatchObject({
      state: 'late',
      sort: 'round',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  );
});

// 20 November 2026 is a Friday.
test.each([
  ['Today', 'to=today', 'from=2026-11-20&to=2026-11-20'],
  ['Open', 'from=&state=open', 'from=&state=open'],
  ['Late', 'from=&state=late', 'from=&state=late'],
])(
  '%s is one press, remains a bookmark as %s, and sends the same query as the filters',
  async (name, named, byHand) => {
    const requests = ({ calls }: ReturnType<typeof renderArea>) =>
      calls.findLast(({ operation }) => operation === 'listCollections')?.query;
    const pressed = renderArea(Area, {
      route: `${route}?unanswered=true&search=audin`,
      api: { listCollections, listUsers },
    });
    await pressed.user.click(await screen.findByRole('button', { name, pressed: false }));
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([screen.getByRole('button', { name })]);
    expect(pressed.address().split(/[?&]/).toSorted()).toEqual([route, 'search=audin', ...named.split('&')].toSorted());
    await waitFor(() => expect(requests(pressed)).not.toHaveProperty('unanswered'));
    pressed.unmount();
    const typed = renderArea(Area, { route: `${route}?${byHand}&search=audin`, api: { listCollections, listUsers } });
    await screen.findByRole('button', { name, pressed: true });
    await waitFor(() => expect(requests(typed)).toBeDefined());
    expect(requests(typed)).toEqual(requests(pressed));
  },
);

test.each([
  ['This week', 'from=thisWeek&to=thisWeek', 'from=2026-11-16&to=2026-11-22'],
  ['This month', 'from=thisMonth&to=thisMonth', 'from=2026-11-01&to=2026-11-30'],
  ['Last month', 'from=lastMonth&to=lastMonth', 'from=2026-10-01&to=2026-10-31'],
])('%s is in the menu of periods, which names it for the same days', async (name, named, byHand) => {
  const pressed = renderArea(Area, { route: `${route}?unanswered=true`, api: { listCollections, listUsers } });
  await pressed.user.click(await screen.findByRole('button', { name: 'Period' }));
  await pressed.user.click(await screen.findByRole('menuitemradio', { name }));
  expect(screen.getByRole('button', { name: `Period: ${name}` })).toHaveTextContent(name);
  expect(pressed.address()).toBe(`${route}?${named}`);
  pressed.unmount();
  renderArea(Area, { route: `${route}?${byHand}`, api: { listCollections, listUsers } });
  expect(await screen.findByRole('button', { name: `Period: ${name}` })).toBeVisible();
});

test('the headings of date and round sort through the address', async () => {
  const { user, address, calls } = renderArea(Area, { route, api: { listCollections, listUsers } });
  const heading = async (name: string) => screen.findByRole('columnheader', { name });
  expect(await heading('Date')).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(await heading('Date')).getByRole('button'));
  expect(address()).toBe(`${route}?sort=newest`);
  expect(await heading('Date')).toHaveAttribute('aria-sort', 'descending');
  await waitFor(() =>
    expect(calls.findLast(({ operation }) => operation === 'listCollections')?.query).not.toHaveProperty('sort'),
  );
  await user.click(within(await heading('Date')).getByRole('button'));
  expect(address()).toBe(route);
});

test('a row shows the time of day and the position in the round when they are set', async () => {
  const placed = { ...collection, roundPosition: 3 };
  const anyTime = { ...collection, id: '1043', hasTime: false };
  renderArea(Area, { route, api: { listCollections: () => [placed, anyTime], listUsers } });
  const row = await screen.findByRole('row', { name: /#1042/ });
  expect(within(row).getByText('09:30')).toBeVisible();
  expect(within(row).getByTitle('Position in the round')).toHaveTextContent('3');
  expect(screen.getByRole('row', { name: /#1043/ })).not.toHaveTextContent('09:30');
});

test('a list of one day has no dates', async () => {
  const day = `${route}?from=2026-11-24&to=2026-11-24`;
  renderArea(Area, { route: day, api: { listCollections: () => [collection], listUsers } });
  await screen.findByRole('link', { name: /#1042/ });
  expect(screen.getByRole('columnheader', { name: 'Round' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Date' })).not.toBeInTheDocument();
  expect(screen.getByRole('table')).not.toHaveTextContent('24/11/2026');
});

test('the list starts today and requests the selected office', async () => {
  const { calls } = renderArea(Area, { route, api: { listCollections, listUsers } });
  await screen.findByRole('link', { name: /#1042/ });
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('20/11/2026');
  expect(calls.find(({ operation }) => operation === 'listCollections')?.query).toEqual({
    officeId: office.id,
    startDate: new Date('2026-11-20T00:00').toISOString(),
    sort: 'oldest',
    page: '1',
    limit: '500',
  });
});

test('a day is ordered by hour, pick-ups without an hour last', async () => {
  const anyTime = { ...collection, id: '1041', hasTime: false };
  renderArea(Area, { route, api: { listCollections: () => [anyTime, collection], listUsers } });
  await screen.findByRole('link', { name: /#1042/ });
  const rows = screen.getAllByRole('link', { name: /^#\d+/ }).map((link) => link.textContent);
  expect(rows.map((text) => text.slice(0, 5))).toEqual(['#1042', '#1041']);
});

test('a list of past days is newest first', async () => {
  const { calls } = renderArea(Area, { route: `${route}?from=2026-11-01`, api: { listCollections, listUsers } });
  await screen.findByRole('link', { name: /#1042/ });
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
  expect(calls.find(({ operation }) => operation === 'listCollections')?.query).not.toHaveProperty('sort');
});

test('the filters of the address are requested, both days inclusive', async () => {
  const { calls } = renderArea(Area, {
    route: `${route}?from=2026-11-01&to=2026-11-10&collector=${collector.id}&search=audin`,
    api: { listCollections, listUsers },
  });
  await screen.findByRole('link', { name: /#1042/ });
  expect(calls.find(({ operation }) => operation === 'listCollections')?.query).toMatchObject({
    startDate: new Date('2026-11-01T00:00').toISOString(),
    endDate: new Date('2026-11-10T23:59:59.999').toISOString(),
    collectorId: collector.id,
    search: 'audin',
  });
  expect(screen.getByRole('combobox', { name: 'Collector' })).toHaveTextContent('Amel Cherif');
  expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('10/11/2026');
  expect(screen.getByPlaceholderText('Search')).toHaveValue('audin');
});

test('a collector is chosen from all collectors', async () => {
  const { user, address } = renderArea(Area, { route, api: { listCollections, listUsers } });
  await screen.findByRole('link', { name: /#1042/ });
  const filter = screen.getByRole('combobox', { name: 'Collector' });
  expect(filter).toHaveTextContent('All collectors');
  await user.click(filter);
  await user.click(await screen.findByRole('option', { name: 'Amel Cherif' }));
  expect(address()).toBe(`/collection-schedules?collector=${collector.id}`);
  await user.click(filter);
  await user.click(await screen.findByRole('option', { name: 'All collectors' }));
  expect(address()).toBe(route);
});

test('the empty state appears once the list has loaded', async () => {
  renderArea(Area, { route, api: { listCollections: () => [], listUsers } });
  expect(screen.queryByText('No collection schedules found')).not.toBeInTheDocument();
  expect(await screen.findByText('No collection schedules found')).toBeVisible();
  expect(screen.getByText('0 collections')).toBeVisible();
});

test('an empty list offers planning, an empty filter offers all rows', async () => {
  const api = { listCollections: () => [], listUsers };
  const { unmount } = renderArea(Area, { route, api });
  expect(await screen.findByText(/^Planned cash collections/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plan a collection' })).toHaveAttribute('href', '/collection-schedules/new');
  unmount();
  const { user, address } = renderArea(Area, { route: `${route}?search=nobody&state=late`, api });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(/^Planned cash collections/)).toBeVisible();
  expect(address()).toBe(route);
});

test('the export requests the filters of the screen and saves the file', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => undefined;
  const { user, calls } = renderArea(Area, {
    route: `${route}?from=2026-11-01&search=audin`,
    api: { listCollections, listUsers, exportCollections: () => new Response('csv') },
  });
  await screen.findByRole('link', { name: /#1042/ });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const query = (name: string) => calls.find(({ operation }) => operation === name)?.query ?? {};
  const { page: _page, limit: _limit, ...shown } = query('listCollections');
  expect(query('exportCollections')).toMatchObject(shown);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test('the footer totals all rows of the filters by currency', async () => {
  const sums: CurrencyTotal[] = [
    { currency: 'DZD', scheduled: 1234.5, collected: 200, totalCount: 2, collectedCount: 1 },
    { currency: 'EUR', scheduled: 70, collected: 0, totalCount: 1, collectedCount: 0 },
  ];
  const { calls, user } = renderArea(Area, {
    route: `${route}?from=2026-11-01&search=audin&sort=oldest`,
    api: { listCollections, listUsers, sumCollections: () => sums },
  });
  const foot = await screen.findByRole('region', { name: 'Total' });
  await waitFor(() => expect(foot).toHaveTextContent(/ScheduledDA\s1,234\.50CollectedDA\s200\.00/));
  expect(foot).toHaveTextContent('Scheduled€70.00Collected–');
  const requests = (name: string) => calls.findLast(({ operation }) => operation === name)?.query ?? {};
  const { page: _page, limit: _limit, sort: _sort, ...shown } = requests('listCollections');
  expect(requests('sumCollections')).toEqual(shown);
  await user.click(screen.getByRole('button', { name: 'Late' }));
  await waitFor(() => expect(requests('sumCollections')).toMatchObject({ state: 'late', search: 'audin' }));
});

test('the shortcut of late collections has their number, since the first days leave them out', async () => {
  const today = { scheduled: 0, recorded: 0, due: 0, collected: 0, issues: 0 };
  const place = { place: 'office', today, collectedToday: [], late: 2, unanswered: 0, balances: [] };
  const getOverview = () => ({ places: [place], collectors: [] });
  renderArea(Area, { route, api: { listCollections, listUsers, getOverview } });
  expect(await screen.findByRole('button', { name: 'Late 2' })).toBeVisible();
});

test('the footer asks for a period when there are too many rows, and totals the chosen one', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sums: CurrencyTotal[] = [
    { currency: 'DZD', scheduled: 1234.5, collected: 200, totalCount: 2, collectedCount: 1 },
  ];
  let requests = 0;
  const sumCollections = () => (requests++ === 0 ? refusal('too-many-to-sum', { rows: 50_000 }) : sums);
  const { user } = renderArea(Area, { route, api: { listCollections, listUsers, sumCollections } });
  const line = 'More than 50,000 rows: choose a period to see what they add up to';
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Period' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'This month' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(/ScheduledDA\s1,234\.50/),
  );
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('a failed export is logged and reported', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer = () => failure(503, 'The database is starting.');
  const exportCollections = () => answer();
  const { user } = renderArea(Area, { route, api: { listCollections, listUsers, exportCollections } });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to download CSV The database is starting.')).toBeVisible();
  expect(log.mock.calls.flat().join(' ')).toContain('Failed to download CSV');
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const away = 'Failed to download CSV The server cannot be reached. Check the connection and try again.';
  expect(await screen.findByText(away)).toBeVisible();
});
