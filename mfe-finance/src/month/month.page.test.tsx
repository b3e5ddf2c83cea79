import { MonthMail, type MonthReport, type MonthSum } from '@comptoir/api-contract/month-report';
import { selection as kernelSelection } from '@comptoir/kernel/selection';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { officeId } from '../testing/samples';
import { MonthPage } from './month.page';
import { monthOf, thisMonth } from './months';

const flows = { collected: 0, exchangedIn: 0, exchangedOut: 0, expenses: 0, floats: 0, transfers: 0, differences: 0 };
const dinars: MonthSum = {
  currency: 'DZD',
  held: { till: 900, vault: 0, hands: 100, onTheWay: 0 },
  opening: 400,
  closing: 1000,
  flows: { ...flows, collected: 660, expenses: 60 },
  lastFlows: { ...flows, collected: 600 },
  cases: { count: 2, overdue: 1, missing: 50, tooMuch: 0 },
};
const oran = '01890000-0000-7000-8000-0000000000a2';
const office = { countryCode: 'DZ', late: 0, unanswered: 0 };
const places = [
  { ...office, place: officeId, name: 'Algiers Centre', late: 3, sums: [dinars] },
  {
    ...office,
    place: oran,
    name: 'Oran Port',
    sums: [{ ...dinars, cases: { ...dinars.cases, count: 0, missing: 0 } }],
  },
];

const listed = {
  id: officeId,
  name: 'Algiers Centre',
  city: 'Algiers',
  countryCode: 'DZ',
  collectorsAmount: 2,
  admins: [],
};

type Api = NonNullable<Parameters<typeof renderScreen>[1]>['api'];

function open(report: Partial<MonthReport> = {}, address = '/month', api: Api = {}, office?: string) {
  return renderScreen(<MonthPage />, {
    route: address,
    ...(office !== undefined && { selection: { country: 'DZ', office } }),
    api: {
      getMonthMail: () => ({ monthly: false }),
      listOffices: () => [listed],
      ...api,
      getMonthReport: ({ params }) => ({ month: params.month ?? '', places, sums: [dinars], ...report }),
    },
  });
}

test('a past month begins with its end and its change, and explains a comparison only if there is one', async () => {
  open({ sums: [{ ...dinars, lastFlows: flows }], places: [] }, '/month?month=2025-12');
  const table = await screen.findByRole('table', { name: 'Cash of the month by currency and place' });
  const end = screen.getByRole('heading', { name: 'At the end of December 2025' });
  expect(table.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByText(/in the month$/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Held now' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Below an amount/)).not.toBeInTheDocument();
  expect(screen.getByText(/never added/)).toBeVisible();
});

test('this month begins with the cash that is held', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Cash of the month by currency and place' });
  const held = screen.getByRole('heading', { name: 'Held now' });
  expect(table.compareDocumentPosition(held)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByText(/Below an amount/)).toBeVisible();
});

test('the month of the address is shown, and another can be chosen', async () => {
  const { user, address, calls } = open({}, '/month?month=2025-12');
  expect(screen.getByText('December 2025 · All places')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Month before' }));
  expect(address()).toBe('/month?month=2025-11');
  await screen.findByRole('table', { name: 'Cash of the month by currency and place' });
  const asked = calls.findLast(({ operation }) => operation === 'getMonthReport');
  expect(asked).toMatchObject({ params: { month: '2025-11' }, query: {} });
});

test('a month that is no month or not yet begun counts as this month', () => {
  expect(['', '2025-13', '9999-01'].map(monthOf)).toEqual([thisMonth(), thisMonth(), thisMonth()]);
  expect(monthOf('2025-12')).toBe('2025-12');
});

test('a figure of an office opens its rows of the month in that office', async () => {
  const { user, address } = open({}, '/month?month=2025-11');
  const table = await screen.findByRole('table', { name: 'Cash of the month by currency and place' });
  const row = within(table).getByRole('row', { name: /Algiers Centre/ });
  expect(row).toHaveTextContent('+10 %');
  await user.click(within(row).getByRole('link', { name: '660.00' }));
  expect(address()).toBe('/money-book?from=2025-11-01&to=2025-11-30');
  expect(kernelSelection.get().selectedOfficeId).toBe(officeId);
});

test('the office of the filter is shown, and its country one step back', async () => {
  const { user, calls } = open({ places: places.slice(0, 1) }, '/month?month=2025-11', {}, officeId);
  const query = () => calls.findLast(({ operation }) => operation === 'getMonthReport')?.query;
  expect(await screen.findByText('November 2025 · Algeria · Algiers Centre')).toBeVisible();
  expect(query()).toEqual({ countryCode: 'DZ', officeId });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('November 2025 · Algeria')).toBeVisible();
  expect(query()).toEqual({ countryCode: 'DZ' });
});

test('cash on the way is a line of its own below the cash of now', async () => {
  const sent = { ...dinars, held: { ...dinars.held, onTheWay: 70 } };
  open({ places: [], sums: [sent] });
  const table = within(await screen.findByRole('table', { name: 'Cash of the month by currency and place' }));
  const now = table.getAllByRole('cell').at(-1);
  expect(now).toHaveTextContent('1,000.00+70.00 on the way');
});

test('cash on the way is in neither the cash that is held nor its change in the month', async () => {
  open({ places: [], sums: [{ ...dinars, held: { ...dinars.held, onTheWay: 70 } }] });
  const card = await screen.findByRole('region', { name: 'Held now' });
  expect(card).toHaveTextContent(/DA\s1,000\.00\+DA\s600\.00 in the month/);
  expect(card).toHaveTextContent(/On the way\+DA\s70\.00$/);
});

test('a country opens its offices in the same month', async () => {
  const country = { place: 'DZ', countryCode: 'DZ', late: 1, unanswered: 0, sums: [dinars] };
  const other = { place: 'FR', countryCode: 'FR', late: 0, unanswered: 0, sums: [dinars] };
  const { user, address, calls } = open({ places: [other, country] }, '/month?month=2025-11');
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent).slice(1, 3)).toEqual(['Algeria', 'France']);
  await user.click(screen.getByRole('link', { name: 'Algeria' }));
  expect(address()).toBe('/month?month=2025-11');
  expect(screen.getByText('November 2025 · Algeria')).toBeVisible();
  expect(calls.findLast(({ operation }) => operation === 'getMonthReport')?.query).toEqual({ countryCode: 'DZ' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('November 2025 · All places')).toBeVisible();
});

test('only places with something to look at are listed', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Differences and collections by place' });
  expect(within(table).getByRole('row', { name: /Algiers Centre/ })).toHaveTextContent('3–2 1 overdueDA 50.00–');
  expect(within(table).queryByText('Oran Port')).toBeNull();
});

test('without cash the month is empty', async () => {
  open({ places: [], sums: [] });
  expect(await screen.findByText(/^No cash moved/)).toBeVisible();
});

test('the figures of each month can be asked for by email', async () => {
  let monthly = false;
  const { user } = open({}, '/month', {
    getMonthMail: () => ({ monthly }),
    chooseMonthMail: ({ body }) => {
      ({ monthly } = MonthMail.parse(body));
    },
  });
  const choice = await screen.findByRole('checkbox', { name: /^Email me the figures/ });
  expect(choice).toBeDisabled();
  await waitFor(() => expect(choice).toBeEnabled());
  await user.click(choice);
  await waitFor(() => expect(monthly).toBe(true));
  expect(choice).toBeChecked();
});
