import type { CashPosition } from '@comptoir/api-contract/cash';
import type { Overview } from '@comptoir/api-contract/overview';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { officeId, selection } from '../testing/samples';
import { Widget } from './cash-card.widget';

const since = '2026-11-20T08:00:00.000Z';
const collector = { id: '01890000-0000-7000-8000-0000000000c1', name: 'Amel' };
const empty = { till: 0, vault: 0, hands: [], onTheWay: [], bank: 0, cases: [], owed: [] };
const dinars: CashPosition = {
  ...empty,
  currency: 'DZD',
  till: 1000,
  hands: [
    { user: collector, amount: 40.5, since },
    { user: collector, amount: 5, since },
  ],
  cases: [{ caseId: officeId, number: '2', amount: 500, since }],
};

function open(outside: Overview['places'][number]['outside']) {
  const today = { scheduled: 0, recorded: 0, due: 0, collected: 0, issues: 0 };
  const none = { today, collectedToday: [], late: 0, unanswered: 0, balances: [] };
  const place = { place: officeId, ...none, ...(outside && { outside }) };
  return renderScreen(<Widget />, {
    selection,
    api: {
      getOverview: () => ({ places: [place], collectors: [] }),
      getCashPosition: () => [dinars, { ...empty, currency: 'EUR' }],
    },
  });
}

test('the card has a column for each place with cash, and a total', async () => {
  open([{ currency: 'DZD', vault: 0, hands: 45.5, onTheWay: 0 }]);
  const card = within(await screen.findByRole('region', { name: 'Cash' }));
  const table = within(await card.findByRole('table', { name: 'Cash' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Currency',
    'Till',
    'With collectors',
    'Total',
  ]);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'DA\u00a01,000.00',
    'DA\u00a045.50',
    'DA\u00a01,045.50',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(2);
  expect(card.getByRole('link', { name: 'View trades' })).toHaveAttribute('href', '/exchange');
  expect(card.getByRole('link', { name: 'Where the cash is' })).toHaveAttribute('href', '/cash');
});

test('an office without custody shows nothing and sends no further request', async () => {
  const { calls } = open(undefined);
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toEqual(['getOverview']));
  expect(screen.queryByRole('region', { name: 'Cash' })).toBeNull();
});
