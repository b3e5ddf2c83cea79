import type { LedgerEntry, LedgerEntryDetail } from '@comptoir/api-contract/general-ledger';
import { renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { collectionEntry, expenseEntry, officeId, selection, tradeEntry } from '../testing/samples';
import { EntryPage } from './entry.page';

const detailOf = (entry: LedgerEntry, more: Partial<LedgerEntryDetail> = {}): LedgerEntryDetail => ({
  ...entry,
  by: 'Samira Boudiaf',
  reason: null,
  movements: [{ currency: entry.currency, amount: entry.transaction.amount, balance: entry.balance }],
  ...more,
});

function open(entry: LedgerEntryDetail, api: ApiHandlers = {}) {
  return renderScreen(<EntryPage />, {
    route: `/money-book/entries/${entry.id}`,
    path: '/money-book/entries/:number',
    claims: { role: 'ADMIN', countryCode: 'DZ' },
    selection,
    api: { getLedgerEntry: () => entry, listAudit: () => [], listCorrectionRequests: () => [], ...api },
  });
}

const fact = (title: string) => within(screen.getByText(title).parentElement ?? document.body);

test('an expense shows amount, balance, purpose, supplier, time and person', async () => {
  const { calls } = open(detailOf(expenseEntry));
  expect(await screen.findByText('\u2212DA 4,200.00')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Entry #550' })).toBeVisible();
  expect(fact('Amount').getByText('DA 1,230,367.89')).toBeVisible();
  expect(fact('Kind').getByText('Expense')).toBeVisible();
  expect(fact('Description').getByText('Fuel for the scooters')).toBeVisible();
  expect(fact('Supplier').getByText('Naftal')).toBeVisible();
  expect(fact('Booked by').getByText('Samira Boudiaf')).toBeVisible();
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('listAudit'));
  expect(calls.find(({ operation }) => operation === 'getLedgerEntry')).toMatchObject({
    params: { id: '550' },
    query: { officeId },
  });
});

test('cash in a bag shows its amount and the collector', async () => {
  open(detailOf(collectionEntry, { movements: [], outside: { place: 'HAND', amount: 440 } }));
  expect(await screen.findByText('+$440.00')).toBeVisible();
  expect(fact('Amount').getByText('In the bag of Amel Cherif')).toBeVisible();
});

test('an expense can be reversed once', async () => {
  const { user } = open(detailOf(expenseEntry));
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  expect(screen.getByRole('dialog', { name: 'Reverse entry #550' })).toBeVisible();
});

test('a reversed entry links to its counter-entry', async () => {
  const reversal = { id: '560', date: '2026-11-06T08:00:00.000Z', reason: 'Typed twice', by: 'Nadia Benali' };
  open(detailOf({ ...expenseEntry, reversal }));
  const link = await screen.findByRole('link', { name: 'Reversed by #560' });
  expect(link).toHaveAttribute('href', '/money-book/entries/560');
  expect(screen.queryByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
});

test('a correction shows its reason and links to the corrected entry and its collection', async () => {
  const correction = { ...collectionEntry, kind: 'CORRECTION', correctsId: '551' } as const;
  open(detailOf(correction, { reason: 'Counted again' }));
  const corrected = await screen.findByRole('link', { name: 'Corrects #551' });
  expect(corrected).toHaveAttribute('href', '/money-book/entries/551');
  expect(screen.getByRole('link', { name: 'Collection #1042' })).toHaveAttribute('href', '/money-book/1042');
  expect(fact('Reason').getByText('Counted again')).toBeVisible();
});

test('a trade shows both legs and links to the trade', async () => {
  const movements: LedgerEntryDetail['movements'] = [
    { currency: 'USD', amount: -100, balance: 20 },
    { currency: 'DZD', amount: 13_450, balance: 13_450 },
  ];
  open(detailOf(tradeEntry, { movements }));
  expect(await screen.findByText('\u2212$100.00')).toBeVisible();
  expect(screen.getAllByText('DA 13,450.00')).toHaveLength(2);
  expect(fact('Given').getByText('\u2212$100.00')).toBeVisible();
  expect(fact('Received').getAllByText('DA 13,450.00')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Trade #12' })).toHaveAttribute('href', '/exchange/12');
});
