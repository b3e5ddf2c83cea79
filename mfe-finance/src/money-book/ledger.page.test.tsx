import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { TransactionInput } from '@comptoir/api-contract/transactions';
import { refusal, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import {
  balances,
  collectionEntry,
  periods,
  expenseEntry,
  officeId,
  selection,
  supplier,
  tradeEntry,
} from '../testing/samples';
import { LedgerPage } from './ledger.page';

const rows = [collectionEntry, expenseEntry];
const api: ApiHandlers = {
  getBalance: () => balances,
  getLedgerPeriod: () => periods,
  getCustody: () => ({ mode: 'DIRECT' }),
  listSuppliers: () => [supplier],
  listGeneralLedger: () => ({ generalLedgers: rows, total: rows.length, hiddenTrades: 0 }),
};

function open(more: ApiHandlers = {}, route = '/money-book') {
  return renderScreen(<LedgerPage />, { route, selection, api: { ...api, ...more } });
}

const callsOf = ({ calls }: ReturnType<typeof open>, operation: string) =>
  calls.filter((call) => call.operation === operation);

beforeEach(() => sessionStorage.clear());

describe('the money book', () => {
  test('starts with today, and a first page of 100 entries without trades', async () => {
    const rendered = open();
    expect(await screen.findByRole('heading', { name: 'Money Book' })).toBeVisible();
    const start = new Date();
    start.setHours(0, 0, 0, 0);
    expect(callsOf(rendered, 'listGeneralLedger')[0]?.query).toEqual({
      officeId,
      from: start.toISOString(),
      page: '0',
      limit: '100',
      trade: 'false',
    });
  });

  test('requests nothing until a country and an office are selected', () => {
    const { calls } = renderScreen(<LedgerPage />, { api });
    expect(calls).toEqual([]);
  });

  test('shows collector, agency, id, date and amount of a collection, and opens it', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Amel Cherif' });
    expect(link).toHaveAttribute('href', '/money-book/1042');
    const row = within(screen.getAllByRole('row')[1] ?? document.body);
    expect(row.getByText('Pharmacie Audin')).toBeVisible();
    expect(row.getByText('#551')).toBeVisible();
    expect(row.getByRole('link', { name: 'Collection #1042' })).toHaveAttribute('href', '/collection-schedules/1042');
    expect(row.getByText(/^05\/11\/2026 \d\d:\d\d$/)).toBeVisible();
    expect(row.getByText('+$440.00')).toBeVisible();
  });

  test('shows description, supplier and amount of an expense', async () => {
    open();
    expect(await screen.findByText('Fuel for the scooters')).toBeVisible();
    expect(screen.getByText('\u2212DA 4,200.00')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Fuel for the scooters' });
    expect(link).toHaveAttribute('href', '/money-book/entries/550');
  });

  test('marks a collection with an issue in red, with collected and scheduled amounts', async () => {
    const collection = {
      ...collectionEntry.collection,
      status: 'COLLECTED_WITH_ISSUES',
      collectedAmount: 413.6,
    } as const;
    open({ listGeneralLedger: () => ({ generalLedgers: [{ ...collectionEntry, collection }], total: 1 }) });
    const issue = await screen.findByText(/^Reported issue with balance/);
    expect(issue).toHaveClass('issue');
    expect(issue).toHaveTextContent('$413.60 of $440.00');
    expect(screen.getAllByRole('cell', { name: '+$440.00' })).toHaveLength(1);
  });

  test('a corrected entry keeps its booked amount, and both entries link to each other', async () => {
    const collection = {
      ...collectionEntry.collection,
      status: 'COLLECTED_WITH_ISSUES',
      collectedAmount: 400,
    } as const;
    const corrected: LedgerEntry = { ...collectionEntry, collection, correctedById: '556' };
    const correction: LedgerEntry = {
      ...corrected,
      id: '556',
      kind: 'CORRECTION',
      correctsId: '551',
      correctedById: null,
      balance: 520,
      movements: [{ currency: 'USD', amount: -40, balance: 520 }],
      transaction: {
        ...collectionEntry.transaction,
        amount: -40,
        description: 'Counted again',
        written: 'Counted again',
      },
    };
    open({ listGeneralLedger: () => ({ generalLedgers: [correction, corrected], total: 2 }) });
    const table = await screen.findByRole('table', { name: 'Entries' });
    const amounts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[4]?.textContent);
    expect(amounts).toEqual(['\u2212$40.00', '+$440.00']);
    expect(screen.getByRole('link', { name: 'Corrects #551' })).toHaveAttribute('href', '/money-book/entries/551');
    expect(screen.getByRole('link', { name: 'Corrected by #556' })).toHaveAttribute('href', '/money-book/entries/556');
  });

  test('without entries shows an empty state', async () => {
    open({ listGeneralLedger: () => ({ generalLedgers: [], total: 0 }) });
    expect(await screen.findByText('No transactions found')).toBeVisible();
  });

  test('offers a longer period on a day without entries', async () => {
    const rendered = open({ listGeneralLedger: () => ({ generalLedgers: [], total: 0 }) });
    const empty = (await screen.findByText('No transactions found')).parentElement ?? document.body;
    // On the first of a month, this month is today.
    await rendered.user.click(within(empty).getByRole('button', { name: 'Last month' }));
    expect(rendered.address()).toBe('/money-book?from=lastMonth&to=lastMonth');
    await rendered.user.click(within(empty).getByRole('button', { name: 'All' }));
    expect(rendered.address()).toBe('/money-book?from=');
    expect(within(empty).getByRole('button', { name: 'Add expense' })).toBeVisible();
  });

  test('has common periods beside the filter, and a statement of the same days', async () => {
    const rendered = open();
    expect(screen.getByRole('button', { name: 'Today', pressed: true })).toBeVisible();
    await rendered.user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(screen.getByRole('button', { name: 'Last month', pressed: true })).toBeVisible();
    expect(rendered.address()).toBe('/money-book?from=lastMonth&to=lastMonth');
    expect(screen.getByRole('link', { name: 'Statement' })).toHaveAttribute(
      'href',
      '/money-book/statement?from=lastMonth&to=lastMonth',
    );
  });

  test('reads a period that has trades again with them, and hides them on demand', async () => {
    const rendered = open({ listGeneralLedger: () => ({ generalLedgers: [tradeEntry], total: 1, hiddenTrades: 1 }) });
    expect(await screen.findByRole('link', { name: 'Trade #12' })).toHaveAttribute('href', '/exchange/12');
    const row = within(screen.getAllByRole('row')[1] ?? document.body);
    expect(row.getByText('+DA 13,450.00')).toBeVisible();
    expect(row.getByText('\u2212$100.00')).toBeVisible();
    expect(row.getByText('DA 1,243,817.89')).toBeVisible();
    const filters = callsOf(rendered, 'listGeneralLedger').map(({ query }) => query?.['trade']);
    expect(filters).toEqual(['false', 'true']);
    await rendered.user.click(screen.getByRole('checkbox', { name: 'Show trades', checked: true }));
    expect(rendered.address()).toBe('/money-book?trade=false');
    expect(await screen.findByText(/^1 trade of this period is hidden/)).toBeVisible();
  });

  test('is the book of one currency: opening balance, cash in and out, and closing balance', async () => {
    const rendered = open({ listGeneralLedger: () => ({ generalLedgers: [tradeEntry], total: 1, hiddenTrades: 0 }) });
    await rendered.user.click(await screen.findByRole('combobox', { name: 'Currency' }));
    await rendered.user.click(screen.getByRole('option', { name: 'DZD' }));
    expect(rendered.address()).toBe('/money-book?currency=DZD');
    expect(callsOf(rendered, 'listGeneralLedger').at(-1)?.query).toMatchObject({ currency: 'DZD' });
    const cells = within((await screen.findAllByRole('row'))[1] ?? document.body).getAllByRole('cell');
    const [received, given, held] = cells.slice(3);
    expect(received).toHaveTextContent('DA 13,450.00');
    expect(given).toBeEmptyDOMElement();
    expect(held).toHaveTextContent('DA 1,243,817.89');
    const region = screen.getByRole('region', { name: 'Entries' });
    const [before, after] = [region.previousElementSibling, region.nextElementSibling];
    expect(before).toHaveTextContent(/^Closing balance .*DA 1,243,817.89$/);
    expect(after).toHaveTextContent(/^Opening balance .*DA 1,230,367.89$/);
  });

  test('is limited to the entries of one supplier, without balances that skip entries', async () => {
    const rendered = open({ getSupplier: () => supplier }, `/money-book?from=&supplier=${supplier.id}`);
    expect(await screen.findByText('Fuel for the scooters')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Balance/ })).not.toBeInTheDocument();
    for (const operation of ['listGeneralLedger', 'sumGeneralLedger']) {
      expect(callsOf(rendered, operation)[0]?.query).toMatchObject({ supplierId: supplier.id });
    }
    await rendered.user.click(await screen.findByRole('button', { name: 'Supplier: Naftal. Show all entries' }));
    await waitFor(() => expect(rendered.address()).toBe('/money-book?from='));
    expect(callsOf(rendered, 'listGeneralLedger').at(-1)?.query).not.toHaveProperty('supplierId');
  });

  test('shows the number of hidden trades, and balances only with them', async () => {
    const answer = { generalLedgers: [expenseEntry], total: 1, hiddenTrades: 3 };
    const rendered = open(
      {
        listGeneralLedger: ({ query }) => ({ ...answer, hiddenTrades: query['trade'] === 'true' ? 0 : 3 }),
      },
      '/money-book?trade=false',
    );
    const notice = await screen.findByText(/^3 trades of this period are hidden/);
    expect(screen.queryByRole('columnheader', { name: 'Balance' })).not.toBeInTheDocument();
    await rendered.user.click(screen.getByRole('button', { name: 'Show trades' }));
    expect(await screen.findByRole('columnheader', { name: 'Balance' })).toBeVisible();
    expect(notice).not.toBeInTheDocument();
  });

  test('totals income and outgoings of a part of the entries in its footer', async () => {
    const sumGeneralLedger = () => [{ currency: 'USD' as const, in: 440, out: 12.5 }];
    const rendered = open(
      { sumGeneralLedger, getSupplier: () => supplier },
      `/money-book?from=2026-11-01&trade=true&supplier=${supplier.id}`,
    );
    const foot = await screen.findByRole('region', { name: 'Total' });
    await waitFor(() => expect(foot).toHaveTextContent('In+$440.00Out−$12.50'));
    const { page: _, limit: __, ...listed } = callsOf(rendered, 'listGeneralLedger')[0]?.query ?? {};
    expect(callsOf(rendered, 'sumGeneralLedger')[0]?.query).toEqual(listed);
  });

  test('has opening and closing balance in the footer of all entries', async () => {
    open({}, '/money-book?currency=DZD');
    const foot = await screen.findByRole('region', { name: 'Total' });
    expect(await within(foot).findByRole('button', { expanded: false })).toHaveTextContent('ClosingDA 1,243,817.89');
    const sums = within(foot).getAllByRole('row').slice(1);
    expect(sums).toHaveLength(1);
    expect(sums[0]).toHaveTextContent('DZDDA 1,230,367.89+DA 13,450.00–DA 1,243,817.89');
  });

  test('has every currency with cash in the footer, that of the country first', async () => {
    const still = { currency: 'EUR', opening: 75, in: 0, out: 0, closing: 75 } as const;
    open({ getLedgerPeriod: () => [...periods.filter(({ currency }) => currency !== 'EUR'), still] });
    const foot = await screen.findByRole('region', { name: 'Total' });
    const sums = await within(foot).findByRole('table', { name: 'Total' });
    expect(within(sums).getAllByRole('columnheader').map(textOf)).toEqual(['Total', 'Opening', 'In', 'Out', 'Closing']);
    expect(within(sums).getAllByRole('rowheader').map(textOf)).toEqual(['DZD', 'USD', 'EUR']);
    expect(within(sums).getByRole('row', { name: /^DZD/ })).toHaveTextContent(
      'DZDDA 1,230,367.89+DA 13,450.00–DA 1,243,817.89',
    );
    const closing = /^Closing\s?DA\s1,243,817.89.*\$\d.*€75.00$/;
    expect(within(foot).getByRole('button', { expanded: false })).toHaveTextContent(closing);
  });

  test('asks for a period in its footer when there are too many entries', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const rendered = open({
      sumGeneralLedger: () => refusal('too-many-to-sum', { rows: 50_000 }),
      getLedgerPeriod: () => refusal('too-many-to-sum', { rows: 50_000 }),
    });
    expect(await screen.findByText('More than 50,000 rows: choose a period to see what they add up to')).toBeVisible();
    expect(await screen.findByText('Fuel for the scooters')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Balances' })).toHaveTextContent('DA 1,234,567.89');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(callsOf(rendered, 'sumGeneralLedger')).toHaveLength(1);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('includes both days of its period', async () => {
    const rendered = open({}, '/money-book?from=2026-11-01&to=2026-11-05');
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('01/11/2026');
    await waitFor(() =>
      expect(callsOf(rendered, 'listGeneralLedger')[0]?.query).toMatchObject({
        from: new Date(2026, 10, 1).toISOString(),
        to: new Date(2026, 10, 5, 23, 59, 59, 999).toISOString(),
      }),
    );
  });
});

describe('cash in the bag of a collector', () => {
  const collected: LedgerEntry = {
    ...collectionEntry,
    currency: 'DZD',
    movements: [],
    outside: { place: 'HAND', amount: 40_000 },
  };
  const hands = [{ user: { id: officeId, name: 'Amel Cherif' }, amount: 1_825_000, since: collected.date }];
  const position = { till: 0, vault: 0, hands, onTheWay: [], bank: 0, cases: [], owed: [] };
  const held = () => [{ currency: 'DZD' as const, ...position }];
  const getCustody = () => ({ mode: 'CUSTODY' as const });

  test('is listed with its amount and place, and no balance', async () => {
    open({ listGeneralLedger: () => ({ generalLedgers: [collected], total: 1 }), getCashPosition: held });
    expect(await screen.findByText('+DA 40,000.00')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'In a bag' })).toBeVisible();
    const row = screen.getByRole('row', { name: /In a bag/ });
    expect(within(row).getByRole('cell', { name: '–' })).toBeVisible();
  });

  test('is in the footer beside the balances of the till', async () => {
    open({ getCashPosition: held, getCustody });
    const bags = await screen.findByRole('columnheader', { name: 'With collectors' });
    expect(screen.getByRole('row', { name: /^DZD DA/ })).toHaveTextContent(/DA 1,825,000.00$/);
    expect(bags).toBeInTheDocument();
  });

  test('is not requested in an office without custody', async () => {
    const rendered = open({ getCashPosition: held, getCustody: () => ({ mode: 'DIRECT' }) });
    await screen.findByRole('columnheader', { name: 'Closing' });
    await waitFor(() => expect(callsOf(rendered, 'getCustody')).toHaveLength(1));
    expect(callsOf(rendered, 'getCashPosition')).toEqual([]);
    expect(screen.queryByRole('columnheader', { name: 'With collectors' })).not.toBeInTheDocument();
  });

  test('is not in the footer of a past period', async () => {
    const rendered = open({ getCashPosition: held, getCustody }, '/money-book?from=2026-01-01&to=2026-01-31');
    await screen.findByRole('columnheader', { name: 'Closing' });
    expect(screen.queryByRole('columnheader', { name: 'With collectors' })).not.toBeInTheDocument();
    expect(callsOf(rendered, 'getCashPosition')).toEqual([]);
  });
});

describe('a reversed entry', () => {
  const reversal = { id: '560', date: '2026-11-06T08:00:00.000Z', reason: 'Typed twice', by: 'Nadia Benali' };
  const counter: LedgerEntry = {
    ...expenseEntry,
    id: '560',
    kind: 'REVERSAL',
    correctsId: '550',
    transaction: { id: null, amount: 4200, description: 'Typed twice', written: 'Typed twice', supplier: null },
  };

  test('remains, and its counter-entry shows the reversed entry and the reason', async () => {
    const generalLedgers = [counter, { ...expenseEntry, reversal }];
    open({ listGeneralLedger: () => ({ generalLedgers, total: 2 }) });
    const back = await screen.findByRole('link', { name: 'Reversal of #550' });
    expect(back).toHaveAttribute('href', '/money-book/entries/550');
    expect(screen.getByText('Typed twice')).toBeVisible();
    const forth = screen.getByRole('link', { name: 'Reversed by #560' });
    expect(forth).toHaveAttribute('href', '/money-book/entries/560');
    expect(screen.queryByRole('button', { name: /^Reverse entry/ })).not.toBeInTheDocument();
  });

  test('is reversed once, with a reason', async () => {
    const booked = {
      id: officeId,
      officeId,
      date: '',
      amount: 4200,
      currency: 'DZD',
      description: '',
      supplierId: null,
    } as const;
    const rendered = open({ reverseTransaction: () => booked });
    await rendered.user.click(await screen.findByRole('button', { name: 'Reverse entry #550' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reverse entry #550' }));
    await rendered.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
    await rendered.user.click(dialog.getByRole('button', { name: 'Reverse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsOf(rendered, 'reverseTransaction')).toMatchObject([
      { params: { id: expenseEntry.transaction.id }, body: { reason: 'Typed twice' } },
    ]);
  });

  test('is not offered for a collection', async () => {
    open();
    await screen.findByRole('button', { name: 'Reverse entry #550' });
    expect(screen.queryByRole('button', { name: 'Reverse entry #551' })).not.toBeInTheDocument();
  });
});

test('each entry shows the balance after it', async () => {
  open();
  const entries = within(await screen.findByRole('table', { name: 'Entries' }));
  const row = within(entries.getAllByRole('row')[2] ?? document.body);
  expect(row.getByText('DA 1,230,367.89')).toBeVisible();
});

describe('an expense', () => {
  const openDialog = async (more: ApiHandlers = {}) => {
    const rendered = open(more);
    await rendered.user.click(screen.getByRole('button', { name: 'Add expense' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add expense' }));
    return { rendered, dialog, user: rendered.user };
  };
  const submit = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Add expense' });
  const booked = {
    id: officeId,
    officeId,
    date: '',
    amount: -12.5,
    currency: 'DZD',
    description: '',
    supplierId: null,
  } as const;

  test('starts with the currency of the country, is entered positive and sent negative with the current time', async () => {
    const { rendered, dialog, user } = await openDialog({ createTransaction: () => booked });
    expect(dialog.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('DZD (DA)');
    const before = Date.now();
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '12,5');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Receipt rolls');
    await user.click(submit(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByText('Expense added successfully')[0]).toBeVisible();
    const [sent] = callsOf(rendered, 'createTransaction');
    expect(sent?.body).toMatchObject({
      officeId,
      amount: -12.5,
      currency: 'DZD',
      description: 'Receipt rolls',
      supplierId: null,
    });
    const { date } = TransactionInput.parse(sent?.body);
    expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });

  test('is not sent while it is incomplete', async () => {
    const { rendered, dialog, user } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '-1');
    await user.click(submit(dialog));
    expect(await dialog.findByText('Amount must be positive')).toBeVisible();
    expect(dialog.getByText('description is required')).toBeVisible();
    expect(callsOf(rendered, 'createTransaction')).toEqual([]);
  });

  test('is dated today by default, and up to 31 days back at noon', async () => {
    const { rendered, dialog, user } = await openDialog({ createTransaction: () => booked });
    const date = dialog.getByRole('textbox', { name: 'Date' });
    expect(date).toHaveValue(dayjs().format('DD/MM/YYYY'));
    const typed = async (day: dayjs.Dayjs) => {
      await user.clear(date);
      await user.type(date, `${day.format('DD/MM/YYYY')}{Tab}`);
    };
    await typed(dayjs().subtract(32, 'day'));
    expect(date).toBeInvalid();
    await typed(dayjs().add(1, 'day'));
    expect(date).toBeInvalid();
    await typed(dayjs().subtract(31, 'day'));
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '12');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Van');
    await user.click(submit(dialog));
    await waitFor(() => expect(callsOf(rendered, 'createTransaction')).toHaveLength(1));
    const { date: sent } = TransactionInput.parse(callsOf(rendered, 'createTransaction')[0]?.body);
    expect(dayjs(sent).format('YYYY-MM-DD HH:mm')).toBe(`${dayjs().subtract(31, 'day').format('YYYY-MM-DD')} 12:00`);
  });

  test('can name a supplier that is added in the form', async () => {
    const created = { ...supplier, id: '01890000-0000-7000-8000-0000000000f2', name: 'Papeterie Didouche' };
    let known = [supplier];
    const { rendered, dialog, user } = await openDialog({
      listSuppliers: () => known,
      createSupplier: () => {
        known = [supplier, created];
        return created;
      },
      createTransaction: () => booked,
    });
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '12');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Envelopes');
    await user.click(dialog.getByRole('button', { name: 'Add supplier' }));
    await user.type(screen.getByPlaceholderText('Enter supplier name'), 'Papeterie Didouche{Enter}');
    expect(await dialog.findByRole('button', { name: /Papeterie Didouche/ })).toBeVisible();
    await user.click(submit(dialog));
    await waitFor(() => expect(callsOf(rendered, 'createTransaction')).toHaveLength(1));
    expect(callsOf(rendered, 'createTransaction')[0]?.body).toMatchObject({ amount: -12, supplierId: created.id });
  });

  test('loads suppliers when the select is approached, and searches among thousands', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      ...supplier,
      id: `s${index}`,
      name: `Kiosque ${index}`,
    }));
    const far = { ...supplier, id: '01890000-0000-7000-8000-0000000000f3', name: 'Zeralda Papier' };
    const { rendered, dialog, user } = await openDialog({
      listSuppliers: ({ query }) => (query['search'] === undefined ? many : [far]),
      createTransaction: () => booked,
    });
    const filters = () => callsOf(rendered, 'listSuppliers').map(({ query }) => [query['limit'], query['search']]);
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '12');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Envelopes');
    expect(filters()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^Supplier/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Kiosque 0' })).toBeVisible());
    await user.keyboard('zeralda{Enter}');
    expect(await dialog.findByRole('button', { name: /Zeralda Papier/ })).toBeVisible();
    expect(filters()).toEqual([
      ['501', undefined],
      ['501', 'zeralda'],
    ]);
    await user.click(submit(dialog));
    await waitFor(() => expect(callsOf(rendered, 'createTransaction')).toHaveLength(1));
    expect(callsOf(rendered, 'createTransaction')[0]?.body).toMatchObject({ supplierId: far.id });
  });

  test('beyond the balance shows an error before and after sending', async () => {
    const { dialog, user } = await openDialog({
      createTransaction: () => refusal('balance-too-low', { currency: 'USD', available: '120.00' }),
    });
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await user.click(dialog.getByRole('combobox', { name: 'Currency' }));
    await user.click(await screen.findByRole('option', { name: /USD/ }));
    await user.type(amount, '121');
    expect(amount).toHaveAccessibleDescription('Insufficient USD balance: 120.00 available');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Van');
    await user.click(submit(dialog));
    expect(
      (await screen.findAllByText(/^Failed to add expense. Please try again. Insufficient USD balance/))[0],
    ).toBeVisible();
    expect(amount).toHaveAccessibleDescription('Insufficient USD balance: 120.00 available');
  });

  test('with a lost answer is sent again unchanged', async () => {
    let lost = true;
    const { rendered, dialog, user } = await openDialog({
      createTransaction: () => {
        if (!lost) return booked;
        lost = false;
        throw new TypeError('connection reset');
      },
    });
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '12');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Van');
    await user.click(submit(dialog));
    expect(await dialog.findByText('No answer from the server')).toBeVisible();
    await user.click(submit(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [first, second] = callsOf(rendered, 'createTransaction');
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  test('that was being sent before a reload is restored and sent under its key', async () => {
    const before = await openDialog({ createTransaction: () => new Promise<never>(() => undefined) });
    await before.user.type(before.dialog.getByRole('textbox', { name: 'Amount' }), '12');
    await before.user.type(before.dialog.getByRole('textbox', { name: 'Description' }), 'Van');
    await before.user.click(submit(before.dialog));
    before.rendered.unmount();
    // Starts signed in with the given storage; signing out would clear it.
    const forget = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => undefined);
    const after = open({ createTransaction: () => booked });
    forget.mockRestore();
    await after.user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect((await screen.findAllByText('Expense added successfully'))[0]).toBeVisible();
    const [sent, resent] = [before.rendered, after].map((rendered) => callsOf(rendered, 'createTransaction')[0]);
    expect(resent?.body).toEqual(sent?.body);
    expect(resent?.headers.get('idempotency-key')).toBe(sent?.headers.get('idempotency-key'));
  });

  test('keeps its values when the dialog is closed', async () => {
    const { dialog, user } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'Van');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Stay on the page' }));
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Van');
  });
});

describe('a float', () => {
  const addFloat = { name: 'Add float' };

  test('is added by an administrator: positive, without a supplier, for any balance', async () => {
    const created = {
      id: officeId,
      officeId,
      date: '',
      amount: 1,
      currency: 'EUR',
      description: '',
      supplierId: null,
    } as const;
    const rendered = open({ createTransaction: () => created });
    await rendered.user.click(screen.getByRole('button', addFloat));
    const dialog = within(screen.getByRole('dialog', addFloat));
    expect(dialog.queryByRole('button', { name: /^Supplier/ })).not.toBeInTheDocument();
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await rendered.user.type(amount, '999999999');
    await rendered.user.type(dialog.getByRole('textbox', { name: 'Description' }), 'To begin with');
    expect(amount).toBeValid();
    await rendered.user.click(dialog.getByRole('button', addFloat));
    expect((await screen.findAllByText('Float added successfully'))[0]).toBeVisible();
    expect(callsOf(rendered, 'createTransaction')).toMatchObject([
      { body: { officeId, amount: 999_999_999, description: 'To begin with', supplierId: null } },
    ]);
  });

  test('opens at once when the address asks for it', async () => {
    renderScreen(<LedgerPage />, { route: '/money-book?add=float', selection, api });
    expect(await screen.findByRole('dialog', addFloat)).toBeVisible();
  });

  test('is not offered to an office manager', async () => {
    const claims = { role: 'OFFICEMANAGER', countryCode: 'DZ', officeId } as const;
    renderScreen(<LedgerPage />, { route: '/money-book?add=float', selection, api, claims });
    expect(await screen.findByRole('button', { name: 'Add expense' })).toBeVisible();
    expect(screen.queryByRole('button', addFloat)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

function textOf({ textContent }: HTMLElement): string {
  return textContent;
}
