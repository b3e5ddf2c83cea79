import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import type { SupplierExpenses, SupplierSummary } from '@comptoir/api-contract/summaries';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { addFloat } from '../../test/money';
import { dayOf, instantOn } from '../calendar/local-day';
import { readSupplierSummary } from './supplier-summary';

const ZONE = 'Africa/Algiers';

describeApiOnBoth('the summary of a supplier', (api) => {
  const office = () => api.business().offices.algiers;
  const newSupplier = async () => {
    const answer = await api.call('ADMIN', 'POST /suppliers', { body: { name: `Naftal ${newId()}`, officeId: null } });
    return answer.json<{ id: string }>().id;
  };
  const spend = async (supplierId: string | null, amount: number, more: object = {}) => {
    const common = { officeId: office(), date: new Date().toISOString(), currency: 'USD', description: 'Fuel' };
    const body = { ...common, amount: -amount, supplierId, ...more };
    const answer = await api.call('ADMIN', 'POST /transactions', { body });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const summaryOf = async (id: string) => {
    const answer = await api.call('OFFICEMANAGER', `GET /suppliers/${id}/summary`);
    expect(answer.statusCode).toBe(200);
    return answer.json<SupplierSummary>();
  };

  beforeAll(async () => {
    await addFloat(api, office(), 1_000);
    await addFloat(api, office(), 1_000, 'EUR');
    await addFloat(api, api.business().offices.oran, 1_000);
  });

  it('is empty without expenses', async () => {
    expect(await summaryOf(await newSupplier())).toEqual({ expenses: [], count: 0, last: [] });
  });

  it('sums expenses of the office by currency without reversed ones, and lists the last', async () => {
    const id = await newSupplier();
    await spend(null, 90);
    await spend(await newSupplier(), 80);
    await spend(id, 70, { officeId: api.business().offices.oran });
    await spend(id, 20, { currency: 'EUR' });
    await spend(id, 0.1);
    await spend(id, 0.2, { description: 'Oil' });
    const reversed = await spend(id, 7);
    await api.call('ADMIN', `POST /transactions/${reversed}/reversal`, { body: { reason: 'Twice' } });
    const { expenses, count, last } = await summaryOf(id);
    expect(count).toBe(3);
    expect(expenses).toEqual([
      { currency: 'USD', thisMonth: 0.3, lastMonth: 0 },
      { currency: 'EUR', thisMonth: 20, lastMonth: 0 },
    ]);
    expect(last).toMatchObject([
      { amount: 0.2, currency: 'USD', description: 'Oil' },
      { amount: 0.1, currency: 'USD', description: 'Fuel' },
      { amount: 20, currency: 'EUR' },
    ]);
    const entry = await api.call('OFFICEMANAGER', `GET /general-ledger/${last[0]?.id}`);
    expect(entry.json<LedgerEntry>().transaction).toMatchObject({ amount: -0.2, description: 'Oil' });
  });

  it('is the same for all suppliers of the office at once', async () => {
    const [id, other] = [await newSupplier(), await newSupplier()];
    await spend(id, 20, { currency: 'EUR' });
    await spend(id, 0.1);
    const reversed = await spend(id, 7);
    await api.call('ADMIN', `POST /transactions/${reversed}/reversal`, { body: { reason: 'Twice' } });
    const undone = await spend(other, 3);
    await api.call('ADMIN', `POST /transactions/${undone}/reversal`, { body: { reason: 'Twice' } });
    await spend(other, 70, { officeId: api.business().offices.oran });
    const answer = await api.call('OFFICEMANAGER', 'GET /suppliers/expenses');
    const of = (supplierId: string) =>
      answer.json<SupplierExpenses[]>().filter((expenses) => expenses.supplierId === supplierId);
    const last = { lastMonth: 0, lastDate: expect.stringMatching(/^20/) };
    expect(of(id)).toEqual([
      { supplierId: id, currency: 'USD', thisMonth: 0.1, ...last },
      { supplierId: id, currency: 'EUR', thisMonth: 20, ...last },
    ]);
    const withoutSupplier = answer.json<SupplierExpenses[]>().filter(({ supplierId }) => supplierId === null);
    expect(withoutSupplier).toEqual([{ supplierId: null, currency: 'USD', thisMonth: 90, ...last }]);
    expect(of(other)).toEqual([{ supplierId: other, currency: 'USD', thisMonth: 0, lastMonth: 0, lastDate: null }]);
  });

  it('divides months at midnight of the office', async () => {
    const id = await newSupplier();
    await spend(id, 5);
    const [year = 0, month = 0] = dayOf(new Date(), ZONE).split('-').map(Number);
    const next = new Date(Date.UTC(year, month)).toISOString().slice(0, 10);
    const midnight = instantOn(next, 0, ZONE).getTime();
    const own = { officeId: office(), supplierId: id };
    const at = (instant: number) => readSupplierSummary(api.connection(), own, new Date(instant));
    expect((await at(midnight - 1)).expenses).toEqual([{ currency: 'USD', thisMonth: 5, lastMonth: 0 }]);
    expect((await at(midnight)).expenses).toEqual([{ currency: 'USD', thisMonth: 0, lastMonth: 5 }]);
    expect((await at(midnight + 31 * 86_400_000)).expenses).toEqual([]);
  });

  it('has the entries of the money book with the same filter, reversals included', async () => {
    const id = await newSupplier();
    const reversed = await spend(id, 7);
    await spend(id, 3);
    await spend(null, 90);
    await api.call('ADMIN', `POST /transactions/${reversed}/reversal`, { body: { reason: 'Twice' } });
    const query = `officeId=${office()}&supplierId=${id}`;
    const list = await api.call('OFFICEMANAGER', `GET /general-ledger?${query}`);
    const { generalLedgers, total, hiddenTrades } = list.json<{
      generalLedgers: LedgerEntry[];
      total: number;
      hiddenTrades: number;
    }>();
    expect(generalLedgers.map(({ kind, transaction }) => [kind, transaction.amount])).toEqual([
      ['REVERSAL', 7],
      ['EXPENSE', -3],
      ['EXPENSE', -7],
    ]);
    expect([total, hiddenTrades]).toEqual([3, 0]);
    const sums = await api.call('OFFICEMANAGER', `GET /general-ledger/sums?${query}&trade=true`);
    expect(sums.json()).toEqual([{ currency: 'USD', in: 7, out: 10 }]);
    const csv = await api.call('OFFICEMANAGER', `GET /general-ledger/csv?${query}`);
    const [head = '', ...lines] = csv.body.trim().split('\n');
    expect(head).not.toContain('Balance');
    expect(lines).toHaveLength(3);
  });
});
