import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import type { PlaceOverview } from '@comptoir/api-contract/overview';
import type { Collector } from '@comptoir/api-contract/users';
import { formatDate, today } from '@comptoir/kernel/format';
import { failure, renderScreen } from '@comptoir/remote-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { type ComponentType, useReducer } from 'react';
import { collection, collectionTotal, collector, office } from '../testing/samples';
import { TileMaps } from '../testing/tile-maps';
import { Widget as AgencyMap } from './agency-map.widget';
import { Widget as CollectedAmounts } from './collected-amounts.widget';
import { Widget as CollectionsPerDay } from './collections-per-day.widget';
import { daysAgo } from './dashboard.queries';
import { Widget as ToDo } from './to-do.widget';
import { Widget as TodaysCollections } from './todays-collections.widget';
import { Widget as TopCollectors } from './top-collectors.widget';

const ofToday: CollectionTotal = { ...collectionTotal, day: today() };

function overviewOf(own: Partial<PlaceOverview>): { places: PlaceOverview[] } {
  const today = { scheduled: 9, recorded: 4, due: 5, collected: 3, issues: 1 };
  return { places: [{ place: office.id, today, collectedToday: [], late: 3, unanswered: 2, balances: [], ...own }] };
}

function show(Widget: ComponentType, api: Parameters<typeof renderScreen>[1] & object) {
  return renderScreen(
    <TileMaps>
      <Widget />
    </TileMaps>,
    { selection: { country: 'DZ', office: office.id }, ...api },
  );
}

test('today shows how many are collected and their amounts by currency', async () => {
  const ofYesterday = { ...collectionTotal, day: daysAgo(1) };
  const { calls } = show(TodaysCollections, { api: { getCollectionTotals: () => [ofYesterday, ofToday] } });
  expect(await screen.findByText('1 / 2')).toBeVisible();
  expect(screen.getByRole('row', { name: /^DZD DA\s1,234\.50 \/ DA\s2,469\.00$/ })).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', `/collection-schedules?to=${today()}`);
  const { startDate = '', endDate = '', timeZone } = calls[0]?.query ?? {};
  expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(new Date(startDate).toTimeString()).toMatch(/^00:00:00/);
  expect(new Date(endDate).getMilliseconds()).toBe(999);
});

test('the cash of today includes late pick-ups and links to its list', async () => {
  const { places } = overviewOf({ collectedToday: [{ currency: 'USD', count: 15, amount: 1680 }] });
  show(TodaysCollections, {
    api: { getCollectionTotals: () => [], getOverview: () => ({ places, collectors: [] }) },
  });
  const link = await screen.findByRole('link', { name: /^Cash today: 15 collections/ });
  expect(link).toHaveAttribute('href', '/collection-schedules?from=&collected=today');
  expect(screen.getByText('$1,680.00')).toBeVisible();
});

test('a card mounted later reuses the totals of another', async () => {
  function SeenLater() {
    const [isSeen, see] = useReducer(() => true, false);
    return (
      <>
        <CollectionsPerDay />
        {isSeen ? <CollectedAmounts /> : <button onClick={see}>Scroll</button>}
      </>
    );
  }
  const { calls } = show(SeenLater, { api: { getCollectionTotals: () => [ofToday] } });
  await screen.findByRole('slider', { name: 'Day' });
  fireEvent.click(screen.getByRole('button', { name: 'Scroll' }));
  expect(await screen.findByRole('row', { name: /^DZD/ })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a day without collections shows a notice', async () => {
  show(TodaysCollections, { api: { getCollectionTotals: () => [] } });
  expect(await screen.findByText('No collections today')).toBeVisible();
});

test('a failed request shows its reason and a retry', async () => {
  show(TodaysCollections, { api: { getCollectionTotals: () => failure(503, 'The database is starting.') } });
  expect(await screen.findByText('The database is starting.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the five best collectors of the last 7 days are listed, best first', async () => {
  const six = Array.from({ length: 6 }, (_, index): Collector => {
    return { ...collector, id: `c${index}`, name: `Collector ${index}`, collectedCollections: index };
  });
  const { calls } = show(TopCollectors, { api: { listCollectors: () => six } });
  await screen.findByText('Collector 5');
  const names = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);
  expect(names).toEqual([5, 4, 3, 2, 1].map((index) => `Collector ${index}`));
  expect(calls[0]?.query['startDate']?.length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'All collectors' })).toHaveAttribute('href', '/collectors');
  expect(screen.getByRole('link', { name: 'Collector 5' })).toHaveAttribute(
    'href',
    `/collection-schedules?from=${daysAgo(6)}&to=${today()}&collector=c5`,
  );
});

describe('the map of today', () => {
  const answer = (total: number) => Response.json([collection], { headers: { 'x-total-count': `${total}` } });

  test('says how many collections it shows when some are left out', async () => {
    show(AgencyMap, { api: { listCollections: () => answer(5123) } });
    expect(await screen.findByText('1 of 5,123 collections of today on the map')).toBeVisible();
  });

  test('says how many collections it shows when all are drawn', async () => {
    show(AgencyMap, { api: { listCollections: () => answer(1) } });
    expect(await screen.findByLabelText('Map of today’s agencies')).toBeVisible();
    expect(screen.getByText('1 of 1 collections of today on the map')).toBeVisible();
  });

  test('shows a notice when nothing is to collect', async () => {
    show(AgencyMap, { api: { listCollections: () => [] } });
    expect(await screen.findByText('No collections today')).toBeVisible();
  });
});

test('the last 30 days show collected against scheduled amounts', async () => {
  show(CollectedAmounts, { api: { getCollectionTotals: () => [ofToday] } });
  expect(await screen.findByRole('row', { name: /^DZD DA\s1,234\.50 \/ DA\s2,469\.00$/ })).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    `/collection-schedules?from=${daysAgo(29)}&to=${today()}`,
  );
});

test('each of the last 30 days has its figures in a table', async () => {
  show(CollectionsPerDay, { api: { getCollectionTotals: () => [ofToday] } });
  const table = await screen.findByRole('table', { name: 'Collections per day, last 30 days' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(31);
  const last = within(rows.at(-1) ?? table).getAllByRole('cell');
  expect(last.map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

test('a day of the chart is chosen by keyboard and shows its figures', async () => {
  const { user } = show(CollectionsPerDay, { api: { getCollectionTotals: () => [ofToday] } });
  const day = await screen.findByRole('slider', { name: 'Day' });
  expect(day).toHaveAttribute('aria-valuetext', expect.stringMatching(/ – .*: 1 of 2 collected$/));
  await user.tab();
  await user.tab();
  expect(day).toHaveFocus();
  expect(day).toHaveAttribute('aria-valuetext', `${formatDate(today())}: 1 of 2 collected`);
  fireEvent.change(day, { target: { value: '28' } });
  expect(day).toHaveAttribute('aria-valuetext', `${formatDate(daysAgo(1))}: 0 of 0 collected`);
  await user.tab();
  expect(day).toHaveAttribute('aria-valuetext', expect.stringMatching(/ – /));
});

test('the tasks link to the lists that they count', async () => {
  const { places } = overviewOf({
    collectedToday: [
      { currency: 'USD', count: 4, amount: 1680 },
      { currency: 'DZD', count: 1, amount: 30_000 },
    ],
    balances: [
      { currency: 'USD', amount: 120, low: true },
      { currency: 'EUR', amount: 9000, low: false },
      { currency: 'DZD', amount: 294_331, low: true, limit: 400_000 },
    ],
  });
  const collectors = [{ id: collector.id, name: collector.name, scheduled: 6, due: 5 }];
  const { calls } = show(ToDo, { api: { getOverview: () => ({ places, collectors }) } });
  const list = '/collection-schedules';
  for (const [name, href] of [
    ['Late 3', `${list}?from=&state=late`],
    ['Open issues 2', `${list}?from=&unanswered=true`],
    ['Due today 5', `${list}?from=${today()}&to=${today()}&state=due`],
    ['Planned for today, with issues 1', `${list}?from=${today()}&to=${today()}&state=issues`],
    ['Amel Cherif 5 left of 6', `${list}?from=${today()}&to=${today()}&state=due&collector=${collector.id}`],
    ['Low balance, USD less than three days left $120.00', '/exchange?currency=USD'],
    [/^Low balance, DZD below the limit of DA\s400,000\.00 DA\s294,331\.00$/, '/exchange?currency=DZD'],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getAllByRole('link')).toHaveLength(7);
  expect(calls[0]?.query).toMatchObject({ officeId: office.id });
});

test('the tasks of an office with custody include its cash, with sums and ages', async () => {
  const outside = [{ currency: 'DZD' as const, vault: 0, hands: 45.5, onTheWay: 30 }];
  const { places } = overviewOf({ outside, late: 0, unanswered: 0 });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const held = { caseId: office.id, handoverId: office.id, number: '6', user: { id: collector.id, name: 'Amel' } };
  const position = {
    currency: 'DZD' as const,
    till: 0,
    vault: 0,
    bank: 0,
    owed: [],
    onTheWay: [{ ...held, amount: 30, since: hoursAgo(22.5) }],
    cases: [{ ...held, amount: 500, since: hoursAgo(72) }],
    hands: [
      { ...held, amount: 40.5, since: hoursAgo(2.5) },
      { ...held, amount: 5, since: hoursAgo(1) },
    ],
  };
  const overview = { places, collectors: [], dayToClose: '2026-11-05' };
  show(ToDo, { api: { getOverview: () => overview, getCashPosition: () => [position] } });
  for (const [name, href] of [
    ['Close the day 05/11/2026', '/cash/days/2026-11-05'],
    [/^On the way 1 22 hours DA\s30\.00$/, '/cash/handovers'],
    [/^Open differences 1 3 days −DA\s500\.00$/, '/cash/cases'],
    [/^Bags to receive 2 2 hours DA\s45\.50$/, '/cash'],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.queryByRole('link', { name: /^(Late|Open issues)/ })).not.toBeInTheDocument();
});

test('an office without tasks shows a notice', async () => {
  const today = { scheduled: 0, recorded: 0, due: 0, collected: 0, issues: 0 };
  const { places } = overviewOf({ today, late: 0, unanswered: 0 });
  show(ToDo, { api: { getOverview: () => ({ places, collectors: [] }) } });
  expect(await screen.findByText('Nothing to do now')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a new office shows its first steps with links and ticks those that are done', async () => {
  const setUp = { agency: true, collector: false, float: false, pickUp: false };
  const api = { getOverview: () => ({ places: [], collectors: [], setUp }) };
  show(ToDo, { api, claims: { role: 'ADMIN', countryCode: 'DZ' } });
  const card = within(await screen.findByRole('region', { name: 'Set up this office' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: Add an agency',
    'To do: Invite a collector',
    'To do: Book the opening float',
    'To do: Plan a collection',
  ]);
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/collectors/new',
    '/money-book?add=float',
    '/collection-schedules/new',
  ]);
});

test('its manager reads that an administrator books the float', async () => {
  const setUp = { agency: true, collector: true, float: false, pickUp: true };
  const api = { getOverview: () => ({ places: [], collectors: [], setUp }) };
  show(ToDo, { api, claims: { role: 'OFFICEMANAGER', officeId: office.id, countryCode: 'DZ' } });
  const card = within(await screen.findByRole('region', { name: 'Set up this office' }));
  expect(card.getByText('Book the opening float (by an administrator)')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});
