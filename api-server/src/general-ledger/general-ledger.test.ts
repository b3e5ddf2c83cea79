import type { LedgerEntry, LedgerSum } from '@comptoir/api-contract/general-ledger';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { brotliDecompressSync } from 'node:zlib';
import { describeApi } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { scheduleCollection } from '../../test/collections';

interface Answer {
  generalLedgers: LedgerEntry[];
  total: number;
  hiddenTrades?: number;
}

describeApi('the money book', (api) => {
  const office = () => api.business().offices.algiers;

  const expense = (more: object = {}) => ({
    officeId: office(),
    date: new Date().toISOString(),
    amount: -12.5,
    currency: 'USD',
    description: 'Fuel',
    supplierId: null,
    ...more,
  });

  const ledger = async (query = '') =>
    (await api.call('OFFICEMANAGER', `GET /general-ledger?officeId=${office()}${query}`)).json<Answer>();

  it('lists floats, expenses and collections newest first, and trades on request', async () => {
    await addFloat(api, office(), 500);
    const supplier = await api.call('OFFICEMANAGER', 'POST /suppliers', { body: { name: 'Naphta' } });
    const supplierId = supplier.json<{ id: string }>().id;
    await api.call('OFFICEMANAGER', 'POST /transactions', { body: expense({ supplierId }) });
    const { id } = await scheduleCollection(api);
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
    const trade = { officeId: office(), oldAmount: 10, oldCurrency: 'USD', newAmount: 20, newCurrency: 'EUR', rate: 2 };
    await api.call('OFFICEMANAGER', 'POST /trades', { body: trade });

    const { generalLedgers, total, hiddenTrades } = await ledger();
    expect([total, hiddenTrades]).toEqual([3, 1]);
    expect(generalLedgers).toMatchObject([
      {
        id: '3',
        kind: 'COLLECTION',
        currency: 'USD',
        collectionId: id,
        transaction: { amount: 100, description: `Collection #${id}` },
        collection: {
          status: 'COLLECTED_WITH_ISSUES',
          scheduledAmount: 120.5,
          collectedAmount: 100,
          collector: { name: 'Test COLLECTOR' },
          agency: { name: 'Café Tantonville' },
        },
        trade: null,
      },
      { id: '2', kind: 'EXPENSE', transaction: { amount: -12.5, description: 'Fuel', supplier: { name: 'Naphta' } } },
      { id: '1', kind: 'FLOAT', transaction: { amount: 500, description: 'Opening float' }, collection: null },
    ]);
    const withTrades = await ledger('&trade=true&limit=1&page=0');
    expect([withTrades.total, withTrades.hiddenTrades]).toEqual([4, undefined]);
    expect(withTrades.generalLedgers).toMatchObject([
      {
        id: '4',
        kind: 'TRADE',
        currency: 'USD',
        transaction: { amount: -10, written: null },
        movements: [
          { currency: 'USD', amount: -10, balance: 577.5 },
          { currency: 'EUR', amount: 20, balance: 20 },
        ],
        trade: { newAmount: 20, rate: 2 },
      },
    ]);
    expect((await ledger('&limit=2&page=1')).generalLedgers.map((entry) => entry.id)).toEqual(['1']);
    expect((await ledger(`&from=${new Date(Date.now() + 60_000).toISOString()}`)).total).toBe(0);
  });

  it('shows the name of a deleted supplier', async () => {
    const [{ id }] = (await api.call('OFFICEMANAGER', 'GET /suppliers')).json<[{ id: string }]>();
    expect((await api.call('OFFICEMANAGER', `DELETE /suppliers/${id}`)).statusCode).toBe(204);
    expect((await api.call('OFFICEMANAGER', 'GET /suppliers')).json()).toEqual([]);
    const { generalLedgers } = await ledger();
    expect(generalLedgers[1]?.transaction.supplier).toEqual({ id, name: 'Naphta' });
  });

  it('shows the balance after each entry, including hidden trades', async () => {
    const { generalLedgers } = await ledger();
    expect(generalLedgers.map(({ balance }) => balance)).toEqual([587.5, 487.5, 500]);
    expect((await ledger('&trade=true&limit=1')).generalLedgers).toMatchObject([{ currency: 'USD', balance: 577.5 }]);
  });

  it('shows a reversal once, linked with its entry', async () => {
    const [, spent] = (await ledger()).generalLedgers;
    const path = `POST /transactions/${spent?.transaction.id}/reversal` as const;
    const body = { reason: 'Booked twice' };
    expect((await api.call('OFFICEMANAGER', path, { body })).statusCode).toBe(403);
    const rush = await Promise.all([1, 2, 3].map(() => api.call('ADMIN', path, { body })));
    expect(rush.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const refused = rush.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ message: 'This expense is already reversed' });

    const { generalLedgers, total } = await ledger();
    expect(total).toBe(4);
    expect(generalLedgers).toMatchObject([
      {
        id: '5',
        kind: 'REVERSAL',
        correctsId: '2',
        reversal: null,
        balance: 590,
        transaction: { id: null, amount: 12.5, description: 'Booked twice' },
      },
      { id: '3', reversal: null },
      { id: '2', reversal: { id: '5', reason: 'Booked twice', by: 'Test ADMIN' }, transaction: { amount: -12.5 } },
      { id: '1', reversal: null },
    ]);
  });

  it('hides the reversal of a trade with the trade', async () => {
    const traded = (await ledger('&trade=true')).generalLedgers.find(({ kind }) => kind === 'TRADE');
    const path = `POST /trades/${traded?.trade?.id}/reversal` as const;
    expect((await api.call('ADMIN', path, { body: { reason: 'Wrong rate' } })).statusCode).toBe(201);
    expect((await ledger()).total).toBe(4);
    const all = await ledger('&trade=true');
    expect(all.total).toBe(6);
    expect(all.generalLedgers[0]).toMatchObject({ kind: 'REVERSAL', transaction: { amount: 10 }, balance: 600 });
    expect((await ledger('&from=2000-01-01T00:00:00Z')).total).toBe(4);
  });

  it('sums cash in and out by currency for the listed entries', async () => {
    const sums = async (query = '') =>
      (await api.call('OFFICEMANAGER', `GET /general-ledger/sums?officeId=${office()}${query}`)).json<LedgerSum[]>();
    const { generalLedgers } = await ledger();
    const cents = generalLedgers.map(({ transaction }) => toMinor(transaction.amount));
    const add = (figures: readonly bigint[]) => fromMinor(figures.reduce((sum, figure) => sum + figure, 0n));
    const [incoming, outgoing] = [cents.filter((figure) => figure > 0n), cents.filter((figure) => figure < 0n)];
    expect(await sums()).toEqual([{ currency: 'USD', in: add(incoming), out: -add(outgoing) }]);
    expect(await sums('&trade=true')).toEqual([
      { currency: 'USD', in: add([...incoming, 10_00n]), out: -add([...outgoing, -10_00n]) },
      { currency: 'EUR', in: 20, out: 20 },
    ]);
    const [newest] = generalLedgers;
    expect(await sums(`&from=${newest?.date}&to=${newest?.date}`)).toEqual([{ currency: 'USD', in: 12.5, out: 0 }]);
    expect(await sums(`&from=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
  });

  it('is exported with the list filters and without formulas', async () => {
    await api.call('OFFICEMANAGER', 'POST /transactions', { body: expense({ amount: -1, description: '=1+1, "x"' }) });
    const path = `GET /general-ledger/csv?officeId=${office()}&timeZone=Africa/Algiers` as const;
    const file = await api.call('OFFICEMANAGER', path);
    expect(file.headers['content-disposition']).toMatch(/filename="money-book-algiers-centre-\d{4}-\d\d-\d\d\.csv"$/);
    const [header, newest, ...older] = file.body.split('\r\n');
    expect(header).toBe(
      '\u{FEFF}Id,Date,Kind,Currency,In,Out,Balance,Description,Supplier,Collection,Collector,Agency,Corrects,Reversed by entry,Happened on',
    );
    expect(newest).toMatch(/^7,[^,]*,Expense,USD,,1\.00,599\.00,"'=1\+1, ""x""",,,,,,,[^,]+$/);
    expect(older).toHaveLength(9);
    const [shorter, ...listed] = (await api.call('OFFICEMANAGER', `${path}&trade=false`)).body.split('\r\n');
    expect(shorter).not.toContain('Balance');
    expect(listed).toHaveLength(6);
    expect((await api.call('ADMIN', `GET /general-ledger/csv`)).statusCode).toBe(422);
  });

  it('is exported without formulas after semicolons', async () => {
    const { oran } = api.business().offices;
    await addFloat(api, oran, 10);
    const body = expense({ officeId: oran, amount: -1, description: 'x;=1+1' });
    await api.call('ADMIN', 'POST /transactions', { body });
    const file = await api.call('ADMIN', `GET /general-ledger/csv?officeId=${oran}`);
    expect(file.body).toContain(`,"x;'=1+1",`);
  });

  it('restricts floats to administrators', async () => {
    const body = expense({ amount: 10 });
    expect((await api.call('OFFICEMANAGER', 'POST /transactions', { body })).json()).toMatchObject({
      statusCode: 403,
      message: 'Only an administrator may add a float to an office.',
    });
    expect((await api.call('ADMIN', 'POST /transactions', { body })).statusCode).toBe(201);
  });

  it('refuses an expense above the balance, and an empty one', async () => {
    const held = await balanceOf(api, office());
    const tooMuch = await api.call('OFFICEMANAGER', 'POST /transactions', { body: expense({ amount: -held - 0.01 }) });
    expect(tooMuch.json()).toMatchObject({
      statusCode: 409,
      message: `Insufficient USD balance: ${held.toFixed(2)} available`,
    });
    const empty = await api.call('OFFICEMANAGER', 'POST /transactions', {
      body: expense({ amount: 0, description: '' }),
    });
    expect(empty.json()).toMatchObject({
      statusCode: 422,
      issues: [
        { path: 'amount', message: 'Amount must be positive' },
        { path: 'description', message: 'description is required' },
      ],
    });
  });

  it('requires an office from people with several', async () => {
    for (const path of ['/general-ledger', '/general-ledger/balance'] as const) {
      const unnamed = await api.call('ADMIN', `GET ${path}`);
      expect(unnamed.json()).toMatchObject({ statusCode: 422, message: 'Office is required' });
      expect((await api.call('OFFICEMANAGER', `GET ${path}`)).statusCode).toBe(200);
      const outside = await api.call('OFFICEMANAGER', `GET ${path}?officeId=${api.business().offices.oran}`);
      expect(outside.statusCode).toBe(403);
    }
  });

  it('compresses long pages', async () => {
    for (let amount = 1; amount <= 20; amount += 1) await addFloat(api, office(), amount);
    const path = `GET /general-ledger?officeId=${office()}` as const;
    const plain = await api.call('OFFICEMANAGER', path);
    const { headers, rawPayload } = await api.call('OFFICEMANAGER', path, { headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });
});
