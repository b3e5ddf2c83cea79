import type { LedgerStatement, LedgerEntry } from '@comptoir/api-contract/general-ledger';
import type { Office } from '@comptoir/api-contract/offices';
import { failure, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { collectionEntry, expenseEntry, officeId, selection, supplier } from '../testing/samples';
import { StatementPage } from './statement.page';

const spent: LedgerEntry = {
  ...expenseEntry,
  id: '12',
  date: '2026-11-03T09:30:00.000Z',
  currency: 'EUR',
  balance: 987.5,
  transaction: { ...expenseEntry.transaction, amount: -12.5, description: 'Fuel', written: 'Fuel', supplier },
};
const exchanged: LedgerEntry = {
  ...spent,
  id: '13',
  kind: 'TRADE',
  balance: 1087.5,
  transaction: { id: null, amount: 100, description: '', written: null, supplier: null },
  trade: { id: '7', oldAmount: 110, oldCurrency: 'USD', newAmount: 100, newCurrency: 'EUR', rate: 0.9 },
};
const collected: LedgerEntry = { ...collectionEntry, id: '14', currency: 'EUR', balance: 1527.5 };
const office: Office = {
  id: officeId,
  name: 'Algiers Centre',
  city: 'Algiers',
  countryCode: 'DZ',
  collectorsAmount: 4,
  admins: [],
};
const statement: LedgerStatement = {
  currency: 'EUR',
  opening: 1000,
  in: 540,
  out: 12.5,
  closing: 1527.5,
  entries: [spent, exchanged, collected],
};

function open(api: ApiHandlers = {}, search = '?currency=EUR&from=2026-11-01&to=2026-11-30') {
  return renderScreen(<StatementPage />, {
    route: `/money-book/statement${search}`,
    selection,
    api: { getOffice: () => office, getLedgerStatement: () => statement, ...api },
  });
}

test('a statement shows its office, both balances and every entry between them', async () => {
  const { calls } = open();
  const paper = within(screen.getByRole('article'));
  expect(await paper.findByText(office.name)).toBeVisible();
  expect(paper.getByRole('heading', { name: 'Statement in EUR' })).toBeVisible();
  expect(paper.getByText('01/11/2026 to 30/11/2026')).toBeVisible();
  expect(paper.getByText('€1,000.00')).toBeVisible();
  expect(paper.getByText('€1,527.50')).toBeVisible();
  const rows = paper.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows.slice(1)).toEqual([
    ['#12', expect.stringContaining('03/11/2026'), 'Expense · Fuel · Naftal', '', '12.50', '987.50'],
    ['#13', expect.stringContaining('03/11/2026'), 'Trade #7', '100.00', '', '1,087.50'],
    [
      '#14',
      expect.stringContaining('05/11/2026'),
      'Collection #1042 · Pharmacie Audin · Amel Cherif',
      '440.00',
      '',
      '1,527.50',
    ],
    ['', '', '', '540.00', '12.50', '1,527.50'],
  ]);
  const query = calls.find(({ operation }) => operation === 'getLedgerStatement')?.query;
  expect(query).toMatchObject({ officeId: officeId, currency: 'EUR' });
});

test('an invalid day in the address becomes the default, and another currency is requested', async () => {
  const { user, calls, address } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: 'GBP' }));
  expect(await screen.findByRole('heading', { name: 'Statement in GBP', level: 1 })).toBeVisible();
  expect(address()).toContain('currency=GBP');
  expect(calls.findLast(({ operation }) => operation === 'getLedgerStatement')?.query).toMatchObject({
    currency: 'GBP',
  });
});

test('a statement starts in the currency of the country', async () => {
  const { calls } = open({}, '');
  expect(await screen.findByRole('heading', { name: 'Statement in DZD', level: 1 })).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'getLedgerStatement')?.query).toMatchObject({ currency: 'DZD' });
});

test('a too long period and an empty one show a notice', async () => {
  const first = open({ getLedgerStatement: () => failure(422, 'This period has more than 2000 entries') });
  expect(await screen.findByText(/more than 2000 entries/)).toBeVisible();
  first.unmount();
  open({ getLedgerStatement: () => ({ ...statement, entries: [] }) });
  expect(await screen.findByText('Nothing was booked in this period.')).toBeVisible();
});
