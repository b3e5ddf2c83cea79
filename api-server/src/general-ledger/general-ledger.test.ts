import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { describeApi } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { scheduleCollection } from '../../test/pick-ups';

interface Answer {
  generalLedgers: LedgerEntry[];
  total: number;
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

  it('shows floats, expenses and collections newest first, and trades when asked', async () => {
    await addFloat(api, office(), 500);
    const supplier = await api.call('OFFICEMANAGER', 'POST /suppliers', { body: { name: 'Naphta' } });
    const supplierId = supplier.json<{ id: string }>().id;
    await api.call('OFFICEMANAGER', 'POST /transactions', { body: expense({ supplierId }) });
    const { id } = await scheduleCollection(api);
    await api.call('COLLECTOR', `PATCH /collections/${id}`, { body: { collectedAmount: 100 } });
    const trade = { officeId: office(), oldAmount: 10, oldCurrency: 'USD', newAmount: 20, newCurrency: 'EUR', rate: 2 };
    await api.call('OFFICEMANAGER', 'POST /trades', { body: trade });

    const { generalLedgers, total } = await ledger();
    expect(total).toBe(3);
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
    expect(withTrades.total).toBe(4);
    expect(withTrades.generalLedgers).toMatchObject([
      { id: '4', kind: 'TRADE', currency: 'USD', transaction: { amount: -10 }, trade: { newAmount: 20, rate: 2 } },
    ]);
    expect((await ledger('&limit=2&page=1')).generalLedgers.map((entry) => entry.id)).toEqual(['1']);
    expect((await ledger(`&from=${new Date(Date.now() + 60_000).toISOString()}`)).total).toBe(0);
  });

  it('shows a supplier by name after it is deleted', async () => {
    const [{ id }] = (await api.call('OFFICEMANAGER', 'GET /suppliers')).json<[{ id: string }]>();
    expect((await api.call('OFFICEMANAGER', `DELETE /suppliers/${id}`)).statusCode).toBe(204);
    expect((await api.call('OFFICEMANAGER', 'GET /suppliers')).json()).toEqual([]);
    const { generalLedgers } = await ledger();
    expect(generalLedgers[1]?.transaction.supplier).toEqual({ id, name: 'Naphta' });
  });

  it('lets only administrators add a float', async () => {
    const body = expense({ amount: 10 });
    expect((await api.call('OFFICEMANAGER', 'POST /transactions', { body })).statusCode).toBe(403);
    expect((await api.call('ADMIN', 'POST /transactions', { body })).statusCode).toBe(201);
  });

  it('refuses an expense that the office does not hold, and one without content', async () => {
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

  it('asks somebody with several offices which one', async () => {
    for (const path of ['/general-ledger', '/general-ledger/balance'] as const) {
      const unnamed = await api.call('ADMIN', `GET ${path}`);
      expect(unnamed.json()).toMatchObject({ statusCode: 422, message: 'Office is required' });
      expect((await api.call('OFFICEMANAGER', `GET ${path}`)).statusCode).toBe(200);
      const outside = await api.call('OFFICEMANAGER', `GET ${path}?officeId=${api.business().offices.oran}`);
      expect(outside.statusCode).toBe(403);
    }
  });
});
