import type { CashPosition } from '@comptoir/api-contract/cash';
import type { Handover } from '@comptoir/api-contract/handovers';
import type { LedgerEntry, LedgerPeriod } from '@comptoir/api-contract/general-ledger';
import { toMinor } from '@comptoir/api-contract/money';
import { describeApiOnBoth } from '../../test/api';
import { scheduleCollection } from '../../test/collections';
import { addFloat } from '../../test/money';
import { verifyBooks } from '../books/verify-books';

// On both databases, because sums come from triggers and kept hours.
describeApiOnBoth('the book of a period', (api) => {
  const office = () => api.business().offices.algiers;
  const request = (path: `/${string}`, query: Record<string, string> = {}) =>
    api.call('ADMIN', `GET ${path}?${new URLSearchParams({ officeId: office(), ...query })}`);
  const period = async (query: Record<string, string> = {}) =>
    (await request('/general-ledger/period', query)).json<LedgerPeriod[]>();
  const entries = async (query: Record<string, string>) =>
    (await request('/general-ledger', { trade: 'true', limit: '1000', ...query }))
      .json<{ generalLedgers: LedgerEntry[] }>()
      .generalLedgers.toReversed();
  const till = async (currency: string) =>
    (await request('/cash/position')).json<CashPosition[]>().find((row) => row.currency === currency)?.till;
  const trade = () =>
    api.call('ADMIN', 'POST /trades', {
      body: {
        officeId: office(),
        oldAmount: 100.1,
        oldCurrency: 'USD',
        newCurrency: 'DZD',
        rate: 134.5,
        newAmount: 13_463.45,
      },
    });
  const collect = async (amount: number) => {
    const { id } = await scheduleCollection(api, { currency: 'DZD', scheduledAmount: amount });
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: amount } });
  };
  const handOver = async (kind: string, by: 'COLLECTOR' | 'OFFICEMANAGER', amount: number) => {
    const lines = [{ currency: 'DZD', counts: { '1': amount } }];
    const { id } = (await api.call(by, 'POST /handovers', { body: { kind, lines } })).json<Handover>();
    const counted = await api.call(by === 'COLLECTOR' ? 'OFFICEMANAGER' : 'ADMIN', `POST /handovers/${id}/count`, {
      body: { lines },
      headers: { 'if-match': '*' },
    });
    expect(counted.json<Handover>().state).toBe('ACCEPTED');
  };

  /** Opening balance, running balance and closing balance agree with each other and with the till. */
  async function expectBook(query: Record<string, string>): Promise<LedgerPeriod[]> {
    const rows = await period(query);
    for (const { currency, ...row } of rows) {
      let held = toMinor(row.opening);
      for (const { movements, currency: listed, transaction, balance } of await entries({ ...query, currency })) {
        const leg = movements.find((movement) => movement.currency === currency);
        held += toMinor(leg?.amount ?? 0);
        expect([listed, toMinor(transaction.amount), toMinor(balance)]).toEqual([
          currency,
          toMinor(leg?.amount ?? 0),
          held,
        ]);
      }
      expect(toMinor(row.closing)).toBe(held);
      expect(toMinor(row.opening) + toMinor(row.in) - toMinor(row.out)).toBe(held);
    }
    return rows;
  }

  it('adds up in every currency, with custody and without, and equals the till', async () => {
    await addFloat(api, office(), 1_000);
    await addFloat(api, office(), 90_000, 'DZD');
    await trade();
    await collect(2_000);
    const started = new Date().toISOString();
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, {
      body: { mode: 'CUSTODY', held: [{ holder: 'VAULT', currency: 'DZD', amount: 5_000 }] },
    });
    await collect(40_000);
    await handOver('COLLECTOR_TO_OFFICE', 'COLLECTOR', 30_000);
    await handOver('TILL_TO_VAULT', 'OFFICEMANAGER', 7_000);
    await trade();

    const before = await expectBook({ to: new Date(Date.parse(started) - 1).toISOString() });
    const after = await expectBook({ from: started });
    const whole = await expectBook({});
    expect(after.map(({ opening }) => opening)).toEqual(before.map(({ closing }) => closing));
    expect(whole.map(({ closing }) => closing)).toEqual(after.map(({ closing }) => closing));
    expect(whole.every(({ opening }) => opening === 0)).toBe(true);
    for (const { currency, closing } of whole) expect(closing).toBe(await till(currency));
    // The hand keeps 10,000 and the vault 12,000, which are not in the till.
    expect(await till('DZD')).toBe(90_000 + 2 * 13_463.45 + 2_000 + 30_000 - 5_000 - 7_000);
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('has the amount and the place of cash that did not reach the till', async () => {
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await collect(40_000);
    const collected = (await entries({})).find(({ movements }) => movements.length === 0);
    expect(collected).toMatchObject({
      kind: 'COLLECTION',
      currency: 'DZD',
      movements: [],
      outside: { place: 'HAND', amount: 40_000 },
      collection: { collectedAmount: 40_000 },
    });
    await handOver('COLLECTOR_TO_OFFICE', 'COLLECTOR', 40_000);
    const received = (await entries({})).at(-1);
    expect(received?.movements).toMatchObject([{ currency: 'DZD', amount: 40_000 }]);
    expect(received?.outside).toBeUndefined();
  });

  it('lists, sums and exports the entries of one currency', async () => {
    const listed = await entries({ currency: 'USD' });
    expect(listed.map(({ kind, transaction }) => [kind, transaction.amount])).toEqual([
      ['FLOAT', 1_000],
      ['TRADE', -100.1],
      ['TRADE', -100.1],
    ]);
    const highest = await entries({ currency: 'DZD', sort: 'lowest' });
    expect(highest[0]?.transaction.amount).toBe(90_000);
    expect((await request('/general-ledger/sums', { currency: 'USD', trade: 'true' })).json()).toEqual([
      { currency: 'USD', in: 1_000, out: 200.2 },
    ]);
    const { body: file, headers } = await request('/general-ledger/csv', { currency: 'USD' });
    expect(headers['content-disposition']).toMatch(/money-book-[a-z-]+-usd-\d{4}-\d{2}-\d{2}\.csv/);
    expect(file.trim().split('\r\n')).toHaveLength(4);
    expect(file).not.toContain(',DZD,');
  });
});
