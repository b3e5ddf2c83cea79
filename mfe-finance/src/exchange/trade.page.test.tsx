import type { Role } from '@comptoir/api-contract/roles';
import type { TradeDetail } from '@comptoir/api-contract/trades';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { selection, trade } from '../testing/samples';
import { TradePage } from './trade.page';

const detail: TradeDetail = {
  ...trade,
  reason: null,
  by: 'Samira Boudiaf',
  entryId: '549',
  movements: [
    { currency: 'USD', amount: -100, balance: 20 },
    { currency: 'DZD', amount: 13_450, balance: 1_234_567.89 },
  ],
};
const reversal = { id: '560', date: '2026-11-06T08:00:00.000Z', reason: 'Typed twice', by: 'Nadia Benali' };

function open(api: ApiHandlers = {}, role: Role = 'ADMIN') {
  return renderScreen(<TradePage />, {
    route: '/exchange/12',
    path: '/exchange/:id',
    claims: { role, countryCode: 'DZ' },
    selection,
    api: { getTrade: () => detail, listAudit: () => [], listCorrectionRequests: () => [], ...api },
  });
}

test('a trade shows both legs with their balances, its rate, person and entry', async () => {
  const { calls } = open();
  expect(screen.getByRole('heading', { name: 'Trade #12' })).toBeVisible();
  expect(await screen.findByText('\u2212$100.00')).toBeVisible();
  expect(screen.getByText('$20.00')).toBeVisible();
  expect(screen.getByText('DA 13,450.00')).toBeVisible();
  expect(screen.getByText('DA 1,234,567.89')).toBeVisible();
  expect(screen.getByText('1 USD = 134.50 DZD')).toBeVisible();
  expect(screen.getByText('Samira Boudiaf')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Entry #549' })).toHaveAttribute('href', '/money-book/entries/549');
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('listAudit'));
});

test('the trade can be reversed from its page', async () => {
  const { user, calls } = open({ reverseTrade: () => ({ ...trade, reversal }) });
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reverse trade #12' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
  await user.click(dialog.getByRole('button', { name: 'Reverse' }));
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'getTrade')).toHaveLength(2));
});

test('a reversed trade links to its counter-entry and is not reversed again', async () => {
  open({ getTrade: () => ({ ...detail, reversal }) });
  const link = await screen.findByRole('link', { name: 'Reversed by #560' });
  expect(link).toHaveAttribute('href', '/money-book/entries/560');
  expect(screen.getByText('Typed twice')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
});

test('an OFFICEMANAGER reads the trade without its history, and asks for its reversal', async () => {
  const { calls } = open({}, 'OFFICEMANAGER');
  expect(await screen.findByText('Samira Boudiaf')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
  expect(calls.some(({ operation }) => operation === 'listAudit')).toBe(false);
  expect(await screen.findByRole('button', { name: 'Ask for a correction' })).toBeVisible();
});

test('a missing trade shows a notice', async () => {
  open({ getTrade: () => failure(404, 'This trade does not exist.') });
  expect(await screen.findByText('This trade does not exist.')).toBeVisible();
});
