import { loadPageData } from '../page-data';
import { CONFIG_ELEMENT, REGISTRY_ELEMENT } from '../page-elements';
import { DEFAULT_CONFIG } from '../runtime-config';
import { EMPTY_REGISTRY } from '@comptoir/remote-registry/registry';
import type { MonthPlace } from '@comptoir/api-contract/month-report';
import type { PlaceOverview } from '@comptoir/api-contract/overview';
import { selection } from '@comptoir/kernel/selection';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from './dashboard.page';

const HOUR_MS = 3_600_000;
const ALGIERS = '01890000-0000-7000-8000-0000000000a1';
const total = { currency: 'USD', collected: 1234.5, scheduled: 2000, collectedCount: 3, totalCount: 5 } as const;
const placeOf = (place: string): PlaceOverview => ({
  place,
  today: { scheduled: 12, recorded: 7, due: 4, collected: 6, issues: 2 },
  collectedToday: [],
  late: 3,
  lateCash: [
    { currency: 'DZD', amount: 900, since: new Date(Date.now() - 60 * HOUR_MS).toISOString() },
    { currency: 'USD', amount: 40, since: new Date(Date.now() - HOUR_MS).toISOString() },
  ],
  unanswered: 2,
  balances: [
    { currency: 'USD', amount: 250, low: true },
    { currency: 'EUR', amount: 0, low: false },
  ],
});
const NONE = { collected: 0, exchangedIn: 0, exchangedOut: 0, expenses: 0, floats: 0, transfers: 0, differences: 0 };
const monthOf = (place: string): MonthPlace => ({
  place,
  countryCode: 'DZ',
  late: 3,
  unanswered: 2,
  sums: [
    {
      currency: 'USD',
      held: { till: 200, vault: 300, hands: 50, onTheWay: 0 },
      opening: 0,
      closing: 550,
      flows: { ...NONE, collected: 660, expenses: 60 },
      lastFlows: { ...NONE, collected: 600 },
      cases: { count: 1, overdue: 1, missing: 5, tooMuch: 0 },
    },
  ],
});
const api = {
  getMonthReport: ({
    params,
    query,
  }: {
    params: Readonly<Record<string, string>>;
    query: Readonly<Record<string, string>>;
  }) => ({
    month: params['month'] ?? '',
    places: [monthOf(query['countryCode'] ? ALGIERS : 'DZ')],
    sums: [],
  }),
  getOverview: ({ query }: { query: Readonly<Record<string, string>> }) => ({
    places: query['countryCode'] ? [placeOf(ALGIERS)] : [placeOf('DZ')],
    collectors: [],
  }),
  getMe: () => ({
    id: ALGIERS,
    name: 'Nadia',
    email: 'n@c.example',
    phone: null,
    role: 'ADMIN' as const,
    countryCode: 'DZ',
    officeId: null,
    verified: true,
  }),
  listOfficeCountries: () => ['DZ', 'FR'],
  listOffices: () => [
    { id: ALGIERS, name: 'Algiers Centre', city: 'Algiers', countryCode: 'DZ', collectorsAmount: 2, admins: [] },
  ],
  getCountryTotals: () => ({
    countryCode: 'DZ',
    totals: [total, { ...total, currency: 'DZD' as const, collected: 9 }],
    offices: [{ id: ALGIERS, name: 'Algiers Centre', city: 'Algiers', countryCode: 'DZ', collectionTotal: [total] }],
  }),
};

beforeAll(async () => {
  const element = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML = element(REGISTRY_ELEMENT, EMPTY_REGISTRY) + element(CONFIG_ELEMENT, DEFAULT_CONFIG);
  await loadPageData();
});

test('a currency of a country has its cash with the part outside the tills, and its flows beside the last month', async () => {
  renderScreen(<DashboardPage />, { api });
  const row = await screen.findByRole('row', { name: /^USD/ });
  expect(row).toHaveTextContent(/\$550\.00\s*Till \$200\.00\s*Vault \$300\.00\s*With collectors \$50\.00/);
  expect(row).not.toHaveTextContent('On the way');
  expect(row).toHaveTextContent(/\$660\.00\s*\w+ \$600\.00\s*\$60\.00/);
});

test('late collections and differences have their number and age, and their amounts by currency', async () => {
  renderScreen(<DashboardPage />, { api });
  const row = await screen.findByRole('row', { name: /^Algeria/ });
  expect(row).toHaveTextContent(/3\s*· oldest 2 days/);
  expect(row).toHaveTextContent(/1\s*1 overdue/);
  expect(screen.getByRole('row', { name: /^USD/ })).toHaveTextContent(/\$40\.00\s*−\$5\.00$/);
  expect(screen.getByRole('row', { name: /^DZD/ })).toHaveTextContent(/^DZD\+1 currencyDA\s900\.00$/);
});

test('an office has its collections of the last 30 days, and a button for all its figures', async () => {
  const { user } = renderScreen(<DashboardPage />, { api, selection: { country: 'DZ' }, route: '/?level=2' });
  const head = await screen.findByRole('columnheader', { name: 'Collected, 30 days' });
  const index = screen.getAllByRole('columnheader').indexOf(head);
  const row = screen.getByRole('row', { name: /^USD/ });
  // The name of the row is a header of its own.
  expect(within(row).getAllByRole('cell')[index - 1]).toHaveTextContent('$1,234.50');
  const figures = screen.getByRole('button', { name: 'All figures of Algiers Centre' });
  await user.click(figures);
  expect(figures).toHaveAttribute('aria-expanded', 'true');
});

test('cash outside the till of an office opens its rows', async () => {
  const { user, address } = renderScreen(<DashboardPage />, { api, selection: { country: 'DZ' }, route: '/?level=2' });
  expect(await screen.findByRole('button', { name: 'Vault' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'With collectors' }));
  expect(address()).toBe('/cash');
  expect(selection.get().selectedOfficeId).toBe(ALGIERS);

  // Back, while the page of cash has not replaced the dashboard.
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(selection.get().selectedOfficeId).toBeNull();
});

test('a SUPERADMIN steps from the countries to an office, and back one level at a time, with the filter', async () => {
  const { user, address } = renderScreen(<DashboardPage />, { api });
  await user.click(await screen.findByRole('button', { name: /^Algeria/ }));
  expect(address()).toBe('/?level=2');
  expect(selection.get()).toEqual({ selectedCountryCode: 'DZ', selectedOfficeId: null });

  const header = await screen.findByText('Collected in the last 30 days');
  expect(within(header).getByText('$1,234.50')).toBeVisible();
  expect(within(header).getByText(/9\.00/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^Algiers Centre/ }));
  expect(address()).toBe('/?level=1');
  expect(await screen.findByText('Algiers Centre')).toBeVisible();
  expect(selection.get().selectedOfficeId).toBe(ALGIERS);

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/?level=2');
  await waitFor(() => expect(selection.get()).toEqual({ selectedCountryCode: 'DZ', selectedOfficeId: null }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/?level=3');
  await waitFor(() => expect(selection.get().selectedCountryCode).toBe(''));
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('without a level in the address the filter decides', async () => {
  renderScreen(<DashboardPage />, { api, selection: { country: 'DZ' } });
  expect(await screen.findByText('Algeria')).toBeVisible();
  expect(selection.get().selectedCountryCode).toBe('DZ');
});

test('each country and each office shows the progress of today and low balances', async () => {
  const { user } = renderScreen(<DashboardPage />, { api });
  const figures = /7 of 12 planned for today collected\s*USD low/;
  const row = await screen.findByRole('row', { name: /^Algeria/ });
  expect(row).toHaveTextContent(figures);
  await user.click(within(row).getByRole('button', { name: 'Algeria' }));
  expect(await screen.findByRole('row', { name: /^Algiers Centre/ })).toHaveTextContent(figures);
});

test('of very many offices the first are rendered, and each can be searched for', async () => {
  const offices = Array.from({ length: 2000 }, (_, index) => ({
    id: `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name: `Office ${index}`,
    city: index === 1234 ? 'Béjaïa' : 'Oran',
    countryCode: 'DZ',
    collectionTotal: [],
  }));
  const never = { observe: jest.fn(), disconnect: jest.fn() };
  const nothingSeen = jest
    .spyOn(globalThis, 'IntersectionObserver')
    .mockReturnValue(Object.assign(Object.create(IntersectionObserver.prototype), never));
  const large = { ...api, getCountryTotals: () => ({ countryCode: 'DZ', totals: [], offices }) };
  const { user } = renderScreen(<DashboardPage />, { api: large, selection: { country: 'DZ' } });
  await screen.findByRole('button', { name: /^Office 0\b/ });
  expect(screen.getAllByRole('button', { name: /^Office/ })).toHaveLength(60);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'bejaia');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Office/ })).toHaveLength(1));
  expect(screen.getByRole('button', { name: /^Office 1234\b/ })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  expect(await screen.findByText('No office found')).toBeVisible();
  nothingSeen.mockRestore();
});

test('figures that fail to load are reported, and the offices stay', async () => {
  const broken = { ...api, getOverview: () => failure(503, 'Not ready.') };
  renderScreen(<DashboardPage />, { api: broken, selection: { country: 'DZ' } });
  expect(await screen.findByRole('button', { name: /^Algiers Centre/ })).toBeVisible();
  expect(screen.getByText('Some figures could not be loaded')).toBeVisible();
});

test('an ADMIN starts at the offices of the own country, and cannot go up', async () => {
  renderScreen(<DashboardPage />, { api, claims: { role: 'ADMIN', countryCode: 'DZ' }, selection: { country: 'DZ' } });
  expect(await screen.findByRole('button', { name: /^Algiers Centre/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('nothing is read of a country before one is selected', () => {
  const { calls } = renderScreen(<DashboardPage />, { api, claims: { role: 'ADMIN', countryCode: 'DZ' } });
  expect(calls.map(({ operation }) => operation)).not.toContain('getCountryTotals');
});

test('an OFFICEMANAGER sees the own office at once', async () => {
  const claims = { role: 'OFFICEMANAGER', officeId: ALGIERS, countryCode: 'DZ' } as const;
  renderScreen(<DashboardPage />, { api, claims, selection: { country: 'DZ', office: ALGIERS } });
  expect(await screen.findByText('Algiers Centre')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
