import type { CashOutside } from '@comptoir/api-contract/overview';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { officeId, selection } from '../testing/samples';
import { Widget } from './exchange-card.widget';

const overview = (outside?: CashOutside[]) => {
  const today = { scheduled: 0, recorded: 0, due: 0, collected: 0, issues: 0 };
  const place = { place: officeId, today, collectedToday: [], late: 0, unanswered: 0, balances: [] };
  return { places: [{ ...place, ...(outside && { outside }) }], collectors: [] };
};

const getLedgerPeriod = () => [
  { currency: 'DZD' as const, opening: 1_234_000, in: 600, out: 32.11, closing: 1_234_567.89 },
  { currency: 'USD' as const, opening: 120, in: 0, out: 0, closing: 120 },
  { currency: 'EUR' as const, opening: 0, in: 0, out: 0, closing: 0 },
];

test('an office whose cash has a card of its own shows no balances', async () => {
  const outside = [{ currency: 'USD' as const, vault: 0, hands: 5, onTheWay: 0 }];
  const api = { getLedgerPeriod, getOverview: () => overview(outside) };
  renderScreen(<Widget />, { selection, api });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Balances' })).not.toBeInTheDocument());
});

test('the card shows the balance of each currency with its change of today, and links to the trades and the book', async () => {
  const { calls } = renderScreen(<Widget />, {
    selection,
    api: { getLedgerPeriod, getOverview: () => overview() },
  });
  expect(screen.getByRole('heading', { name: 'Balances' })).toBeVisible();
  expect(await screen.findByText('$120.00')).toBeVisible();
  expect(screen.getByText('DA 1,234,567.89')).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/exchange');
  const entries = '/money-book?from=&currency=USD';
  expect(screen.getByRole('link', { name: '$120.00' })).toHaveAttribute('href', entries);
  expect(screen.getByText('today', { exact: false })).toHaveTextContent(/^\+DA\s567\.89 today$/);
  expect(screen.getByRole('link', { name: /^\+DA/ })).toHaveAttribute('href', '/money-book?currency=DZD');
  expect(screen.queryByText('EUR')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the money book' })).toHaveAttribute('href', '/money-book');
  const query = { officeId, from: expect.stringMatching(/^\d{4}-/) };
  expect(calls).toContainEqual(expect.objectContaining({ operation: 'getLedgerPeriod', query }));
});

test('balances that fail to load show a notice and a retry', async () => {
  const { user, calls } = renderScreen(<Widget />, { selection, api: { getOverview: () => overview() } });
  expect(await screen.findByText('The balances could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls.filter(({ operation }) => operation === 'getLedgerPeriod')).toHaveLength(2);
});
