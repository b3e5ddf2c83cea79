import type { Role } from '@comptoir/api-contract/roles';
import { failure, refusal, renderScreen, type ApiHandlers } from '@comptoir/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { balances, officeId, selection, trade } from '../testing/samples';
import { TradeListPage } from './trade-list.page';

const reversal = { id: '560', date: '2026-11-06T08:00:00.000Z', reason: 'Typed twice', by: 'Nadia Benali' };
const api: ApiHandlers = { getBalance: () => balances, listTrades: () => [trade] };

interface Circumstances {
  route?: string;
  role?: Role;
}

function open(more: ApiHandlers = {}, { route = '/exchange', role = 'ADMIN' }: Circumstances = {}) {
  const claims = { role, countryCode: 'DZ' };
  return renderScreen(<TradeListPage />, { route, claims, selection, api: { ...api, ...more } });
}

const callsOf = ({ calls }: ReturnType<typeof open>, operation: string) =>
  calls.filter((call) => call.operation === operation);
const row = (index: number) => within(screen.getAllByRole('row')[index] ?? document.body);

test('the balances of the office are above its trades, one card per currency', async () => {
  open();
  const cards = within(screen.getByRole('list', { name: 'Balances' }));
  expect(await cards.findByText('$120.00')).toBeVisible();
  expect(cards.getAllByRole('listitem')).toHaveLength(5);
});

test('a trade shows its day, both amounts and its rate', async () => {
  const rendered = open();
  await screen.findByText('$100.00', { exact: false });
  expect(row(1).getByText(/05\/11\/2026/)).toBeVisible();
  expect(row(1).getByText('DA 13,450.00', { exact: false })).toBeVisible();
  expect(row(1).getByText('1 USD = 134.5000 DZD')).toBeVisible();
  expect(callsOf(rendered, 'listTrades')[0]?.query).toEqual({ officeId, page: '1', limit: '5000' });
});

test('a list of a full page shows its number of trades', async () => {
  const listTrades = () => Array.from({ length: 5000 }, (_, index) => ({ ...trade, id: String(5000 - index) }));
  open({ listTrades });
  expect(await screen.findByText('5,000 trades')).toBeVisible();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

test('a row opens its trade', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Trade #12 $100.00' })).toHaveAttribute('href', '/exchange/12');
});

test('a currency in the address filters balances and trades', async () => {
  const rendered = open({}, { route: '/exchange?currency=USD' });
  const cards = within(screen.getByRole('list', { name: 'Balances' }));
  expect(await cards.findByText('$120.00')).toBeVisible();
  expect(cards.getAllByRole('listitem')).toHaveLength(1);
  expect(callsOf(rendered, 'listTrades')[0]?.query).toMatchObject({ currency: 'USD' });
});

test('filters without a match can be cleared', async () => {
  const rendered = open({ listTrades: () => [] }, { route: '/exchange?from=2026-11-01&currency=USD' });
  await rendered.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(rendered.address()).toBe('/exchange');
});

test('an empty list offers a new trade', async () => {
  open({ listTrades: () => [] });
  expect(await screen.findByText('No trades found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make Trade' })).toHaveAttribute('href', '/exchange/new');
});

test('period and currency are requested and kept in the address', async () => {
  const rendered = open({}, { route: '/exchange?from=2026-11-01&to=2026-11-05' });
  await rendered.user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await rendered.user.click(screen.getByRole('option', { name: 'EUR' }));
  await waitFor(() =>
    expect(callsOf(rendered, 'listTrades').at(-1)?.query).toMatchObject({
      currency: 'EUR',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 10, 5, 23, 59, 59, 999).toISOString(),
    }),
  );
  expect(rendered.address()).toBe('/exchange?from=2026-11-01&to=2026-11-05&currency=EUR');
});

test('the export has exactly the filters of the list', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const rendered = open(
    { exportTrades: () => new Response('a,b') },
    { route: '/exchange?from=2026-11-01&currency=USD' },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(callsOf(rendered, 'exportTrades')).toHaveLength(1));
  const { page: _, limit: __, ...listed } = callsOf(rendered, 'listTrades')[0]?.query ?? {};
  const { timeZone, language, format, ...exported } = callsOf(rendered, 'exportTrades')[0]?.query ?? {};
  expect(exported).toEqual(listed);
  expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect([language, format]).toEqual(['en', 'csv']);
  await rendered.user.click(screen.getByRole('button', { name: 'Excel' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Export Excel' }));
  await waitFor(() =>
    expect(callsOf(rendered, 'exportTrades')[1]?.query).toEqual({ ...listed, timeZone, language, format: 'xlsx' }),
  );
});

test('the footer totals given and received amounts of the filters and their difference', async () => {
  const sumTrades = () => [
    { currency: 'USD' as const, given: 100, received: 0 },
    { currency: 'DZD' as const, given: 0, received: 13_450 },
  ];
  const rendered = open({ sumTrades }, { route: '/exchange?from=2026-11-01&currency=USD' });
  const foot = await screen.findByRole('region', { name: 'Total' });
  await waitFor(() => expect(foot).toHaveTextContent(/USD.*\$100\.00–Net−\$100\.00/));
  expect(foot).toHaveTextContent(/DZD.*–DA\s13,450\.00Net\+DA\s13,450\.00/);
  const { page: _, limit: __, ...listed } = callsOf(rendered, 'listTrades')[0]?.query ?? {};
  expect(callsOf(rendered, 'sumTrades')[0]?.query).toEqual(listed);
});

test('the footer asks for a period when there are too many trades', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const rendered = open({ sumTrades: () => refusal('too-many-to-sum', { rows: 50_000 }) });
  expect(await screen.findByText('More than 50,000 rows: choose a period to see what they add up to')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(callsOf(rendered, 'sumTrades')).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('a failed export is logged and reported', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = open({ exportTrades: () => failure(503, 'Not ready') });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect((await screen.findAllByText(/^Failed to download CSV/))[0]).toBeVisible();
  expect(log).toHaveBeenCalledWith('Failed to download CSV', expect.any(Error));
});

describe('a reversed trade', () => {
  test('remains, with its counter-entry, reason and person beside it', async () => {
    open({ listTrades: () => [{ ...trade, reversal }] });
    expect(await screen.findByText('Reversal of #12')).toBeVisible();
    expect(row(1).getByText('Typed twice')).toBeVisible();
    expect(row(1).getByText('Nadia Benali')).toBeVisible();
    expect(row(1).getByText(/06\/11\/2026/)).toBeVisible();
    expect(row(2).getByText('Reversed by #560')).toBeVisible();
    expect(screen.getByText('1 trade')).toBeVisible();
  });

  test('cannot be reversed again', async () => {
    open({ listTrades: () => [{ ...trade, reversal }] });
    await screen.findByText('Reversed by #560');
    expect(screen.queryByRole('button', { name: 'Reverse trade #12' })).not.toBeInTheDocument();
  });
});

describe('reversing a trade', () => {
  const ask = async (more: ApiHandlers = {}) => {
    const rendered = open(more);
    await rendered.user.click(await screen.findByRole('button', { name: 'Reverse trade #12' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Reverse trade #12' }));
    return { rendered, dialog, user: rendered.user };
  };

  test('is not offered to an OFFICEMANAGER', async () => {
    open({}, { role: 'OFFICEMANAGER' });
    await screen.findByText('$100.00', { exact: false });
    expect(screen.queryByRole('button', { name: 'Reverse trade #12' })).not.toBeInTheDocument();
  });

  test('needs a reason', async () => {
    const { rendered, dialog, user } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Reverse' }));
    expect(await dialog.findByText('Reason is required')).toBeVisible();
    expect(callsOf(rendered, 'reverseTrade')).toEqual([]);
  });

  test('books it once with its reason', async () => {
    const { rendered, dialog, user } = await ask({ reverseTrade: () => ({ ...trade, reversal }) });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
    await user.dblClick(dialog.getByRole('button', { name: 'Reverse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByText('Trade reversed successfully')[0]).toBeVisible();
    expect(callsOf(rendered, 'reverseTrade')).toMatchObject([
      { params: { id: '12' }, body: { reason: 'Typed twice' } },
    ]);
    await waitFor(() => expect(callsOf(rendered, 'getBalance')).toHaveLength(2));
  });

  test('shows the reason of a refusal in the dialog', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { dialog, user } = await ask({ reverseTrade: () => failure(409, 'Trade 12 is already reversed') });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Typed twice');
    await user.click(dialog.getByRole('button', { name: 'Reverse' }));
    expect(await dialog.findByText('Trade 12 is already reversed')).toBeVisible();
  });
});
