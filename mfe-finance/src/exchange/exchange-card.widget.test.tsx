import { renderScreen } from '@comptoir/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { balances, officeId, selection } from '../testing/samples';
import { Widget } from './exchange-card.widget';

test('the card shows the balance of each currency with its entries, and links to the trades', async () => {
  const { calls } = renderScreen(<Widget />, { selection, api: { getBalance: () => balances } });
  expect(screen.getByRole('heading', { name: 'Balances' })).toBeVisible();
  expect(await screen.findByText('$120.00')).toBeVisible();
  expect(screen.getByText('DA 1,234,567.89')).toBeVisible();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/exchange');
  const entries = '/money-book?from=&currency=USD';
  expect(screen.getByRole('link', { name: '$120.00' })).toHaveAttribute('href', entries);
  expect(calls[0]).toMatchObject({ operation: 'getBalance', query: { officeId } });
});

test('balances that fail to load show a notice and a retry', async () => {
  const { user, calls } = renderScreen(<Widget />, { selection });
  expect(await screen.findByText('The balances could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls).toHaveLength(2);
});
