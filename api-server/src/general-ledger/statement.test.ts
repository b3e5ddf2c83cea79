import type { LedgerStatement } from '@comptoir/api-contract/general-ledger';
import { describeApi } from '../../test/api';
import { addFloat } from '../../test/money';
import { openOffice } from '../../test/offices';
import { readStatement } from './statement';

describeApi('a statement of the money book', (api) => {
  let officeId = '';
  beforeEach(async () => ({ officeId } = await openOffice(api.connection())));

  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

  const request = (query: Record<string, string>) =>
    api.call('SUPERADMIN', `GET /general-ledger/statement?${new URLSearchParams({ officeId, ...query })}`);
  const statement = async (currency: string, from = day(-1), to = day(1)) =>
    (await request({ currency, from, to })).json<LedgerStatement>();

  it('has opening and closing balances and every entry with its leg', async () => {
    await addFloat(api, officeId, 500);
    await addFloat(api, officeId, 80, 'EUR');
    const trade = {
      officeId,
      oldAmount: 10.1,
      oldCurrency: 'USD',
      newAmount: 20.2,
      newCurrency: 'EUR',
      rate: 2,
    };
    await api.call('SUPERADMIN', 'POST /trades', { body: trade });
    const dollars = await statement('USD');
    expect(dollars).toMatchObject({ currency: 'USD', opening: 0, in: 500, out: 10.1, closing: 489.9 });
    expect(dollars.entries.map(({ kind, balance, transaction }) => [kind, transaction.amount, balance])).toEqual([
      ['FLOAT', 500, 500],
      ['TRADE', -10.1, 489.9],
    ]);
    const euros = await statement('EUR');
    expect(euros).toMatchObject({ opening: 0, in: 100.2, out: 0, closing: 100.2 });
    expect(euros.entries.map(({ transaction }) => transaction.amount)).toEqual([80, 20.2]);
  });

  it('of a period without entries keeps the balance', async () => {
    expect(await statement('USD', day(-9), day(-8))).toEqual({
      currency: 'USD',
      opening: 0,
      in: 0,
      out: 0,
      closing: 0,
      entries: [],
    });
    await addFloat(api, officeId, 12.34);
    expect(await statement('USD', day(1), day(2))).toMatchObject({ opening: 12.34, closing: 12.34, entries: [] });
    expect(await statement('USD', day(-9), day(-8))).toMatchObject({ opening: 0, closing: 0 });
    expect(await statement('GBP')).toMatchObject({ opening: 0, closing: 0, entries: [] });
  });

  it('can start within the history', async () => {
    await addFloat(api, officeId, 100);
    const between = await statement('USD');
    const [first] = between.entries;
    await addFloat(api, officeId, 11);
    const later = new Date(Date.parse(first?.date ?? '') + 1).toISOString();
    expect(await statement('USD', later)).toMatchObject({ opening: 100, in: 11, closing: 111 });
  });

  it('is refused without currency or period, and above the limit', async () => {
    await addFloat(api, officeId, 1);
    await addFloat(api, officeId, 2);
    const period = { currency: 'USD', from: day(-1), to: day(1) } as const;
    const read = (limit: number) => readStatement(api.connection(), officeId, period, limit);
    expect((await read(2)).closing).toBe(3);
    await expect(read(1)).rejects.toMatchObject({ code: 'statement-too-long', values: { entries: 1 } });
    for (const wrong of [{ currency: '' }, { from: 'yesterday' }]) {
      expect((await request({ ...period, ...wrong })).statusCode).toBe(422);
    }
  });
});
