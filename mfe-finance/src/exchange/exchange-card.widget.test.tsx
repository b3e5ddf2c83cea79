import type { CashOutside } from '@comptoir/api-contract/overview';
import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { balances, officeId, selection } from '../testing/samples';
import { Widget } from './exchange-card.widget';

const overview = (outside?: CashOutside[]) => {
  const today = { scheduled: 0, recorded: 0, due: 0, collected: 0, issues: 0 };
  const place = { place: officeId, today, collectedToday: [], late: 0, unanswered: 0, balances: [] };
  return { places: [{ ...place, ...(outside && { outside }) }], collectors: [] };
};

test('an office whose cash has a card of its own shows no balances', async () => {
  const outside = [{ currency: 'USD' as const, vault: 0, hands: 5, onTheWay: 0 }];
  const api = { getBalance: () => balances, getOverview: () => overview(outside) };
  renderScreen(<Widget />, { selection, api });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Balances' })).not.toBeInTheDocument());
});

test('the card shows the balance of each currency with its entries, and links to the trades', async () => {
  const { calls } = renderScreen(<Widget />, {
    selection,
    api: { getBalance: () => balances, getOverview: () => overview() },
  });
  expect(screen.getByRole('heading', { name: 'Balances' })).toBeVisible();
  expect(await screen.findByText('$120.00')).toBeVisible();
  expect(screen.getByText('DA 1,234,567.89')).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/exchange');
  const entries = '/money-book?from=&currency=USD';
  expect(screen.getByRole('link', { name: '$120.00' })).toHaveAttribute('href', entries);
  expect(calls).toContainEqual(expect.objectContaining({ operation: 'getBalance', query: { officeId } }));
});

test('balances that fail to load show a notice and a retry', async () => {
  const { user, calls } = renderScreen(<Widget />, { selection, api: { getOverview: () => overview() } });
  expect(await screen.findByText('The balances could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls.filter(({ operation }) => operation === 'getBalance')).toHaveLength(2);
});
