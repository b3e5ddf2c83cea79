import type { LedgerEntry, LedgerEntryDetail } from '@comptoir/api-contract/general-ledger';
import type { Trade, TradeDetail } from '@comptoir/api-contract/trades';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { scheduleCollection } from '../../test/collections';

describeApi('an entry of the money book', (api) => {
  const office = () => api.business().offices.algiers;
  const entry = async (id: string) =>
    (await api.call('OFFICEMANAGER', `GET /general-ledger/${id}?officeId=${office()}`)).json<LedgerEntryDetail>();

  it('links an entry and its correction, and keeps both amounts', async () => {
    const { id } = await scheduleCollection(api);
    await api.call('OFFICEMANAGER', `PATCH /collections/${id}`, { body: { collectedAmount: 120.5 } });
    const body = { collectedAmount: 100, correctionReason: 'Counted again' };
    await api.call('SUPERADMIN', `PATCH /collections/${id}`, { body });

    const list = await api.call('OFFICEMANAGER', `GET /general-ledger?officeId=${office()}&collectionId=${id}`);
    const { generalLedgers, total } = list.json<{ generalLedgers: LedgerEntry[]; total: number }>();
    expect(total).toBe(2);
    expect(generalLedgers).toMatchObject([
      { id: '2', kind: 'CORRECTION', correctsId: '1', correctedById: null, transaction: { amount: -20.5 } },
      { id: '1', kind: 'COLLECTION', correctsId: null, correctedById: '2', transaction: { amount: 120.5 } },
    ]);
    expect(await entry('2')).toMatchObject({
      kind: 'CORRECTION',
      correctsId: '1',
      by: 'Test SUPERADMIN',
      reason: 'Counted again',
      movements: [{ currency: 'USD', amount: -20.5, balance: 100 }],
    });
  });

  it('of a trade shows both legs with balances, as the trade does', async () => {
    await addFloat(api, office(), 400);
    const trade = { officeId: office(), oldAmount: 10, oldCurrency: 'USD', newAmount: 20, newCurrency: 'EUR', rate: 2 };
    const created = (await api.call('OFFICEMANAGER', 'POST /trades', { body: trade })).json<Trade>();
    const movements = [
      { currency: 'USD', amount: -10, balance: 490 },
      { currency: 'EUR', amount: 20, balance: 20 },
    ];
    expect(await entry('4')).toMatchObject({ kind: 'TRADE', by: 'Test OFFICEMANAGER', movements });
    const shown = (await api.call('ADMIN', `GET /trades/${created.id}`)).json<TradeDetail>();
    expect(shown).toEqual({ ...created, by: 'Test OFFICEMANAGER', entryId: '4', movements, reason: null });
  });

  it('returns 404 for a missing entry', async () => {
    for (const path of [`/general-ledger/999?officeId=${office()}`, '/trades/999'] as const) {
      expect((await api.call('OFFICEMANAGER', `GET ${path}`)).statusCode).toBe(404);
    }
  });
});
