import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { convert, fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { Trade, TradeSum } from '@comptoir/api-contract/trades';
import { describeApiOnBoth } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { openOffice } from '../../test/offices';
import { verifyBooks } from '../books/verify-books';

// Runs on both databases because of row locks.
describeApiOnBoth('trades', (api) => {
  const tradeInput = (oldAmount: number, rate = 134.5, more: object = {}) => ({
    officeId: api.business().offices.algiers,
    oldAmount,
    oldCurrency: 'USD',
    newAmount: fromMinor(convert(toMinor(oldAmount), rate)),
    newCurrency: 'DZD',
    rate,
    ...more,
  });

  it('book both legs and are listed newest first', async () => {
    const office = api.business().offices.algiers;
    await addFloat(api, office, 1000);
    const [dollars, dinars] = [await balanceOf(api, office), await balanceOf(api, office, 'DZD')];
    const created = await api.call('OFFICEMANAGER', 'POST /trades', { body: tradeInput(120.55) });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ oldAmount: 120.55, newAmount: 16_213.98, rate: 134.5 });
    expect(await balanceOf(api, office)).toBeCloseTo(dollars - 120.55, 10);
    expect(await balanceOf(api, office, 'DZD')).toBeCloseTo(dinars + 16_213.98, 10);

    await api.call('OFFICEMANAGER', 'POST /trades', { body: tradeInput(1) });
    const list = await api.call('ADMIN', `GET /trades?officeId=${office}&currency=DZD&page=1&limit=1`);
    expect(list.headers['x-total-count']).toBe('2');
    expect(list.json<Trade[]>().map(({ oldAmount }) => oldAmount)).toEqual([1]);
    expect((await api.call('ADMIN', `GET /trades?officeId=${office}&currency=GBP`)).json()).toEqual([]);
  });

  it('are calculated by the server, which refuses another result', async () => {
    const wrong = { ...tradeInput(10), newAmount: 1345.01 };
    const refused = await api.call('OFFICEMANAGER', 'POST /trades', { body: wrong });
    expect(refused.json()).toMatchObject({
      statusCode: 422,
      issues: [{ path: 'newAmount', message: 'The converted amount is 1345.00' }],
    });
    const same = tradeInput(10, 1, { newCurrency: 'USD' });
    expect((await api.call('OFFICEMANAGER', 'POST /trades', { body: same })).statusCode).toBe(422);
    const nothing = tradeInput(0.01, 0.000_01, { newAmount: 0.01 });
    expect((await api.call('OFFICEMANAGER', 'POST /trades', { body: nothing })).statusCode).toBe(422);
  });

  it('above the balance are refused without a trace', async () => {
    const officeId = api.business().offices.oran;
    await addFloat(api, officeId, 120);
    const body = tradeInput(120.01, 134.5, { officeId });
    const refused = await api.call('ADMIN', 'POST /trades', { body });
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      message: 'Insufficient USD balance: 120.00 available',
    });
    expect((await api.call('ADMIN', `GET /trades?officeId=${officeId}`)).json()).toEqual([]);
    expect(await balanceOf(api, officeId)).toBe(120);
  });

  it('are booked once for 64 concurrent copies', async () => {
    const officeId = api.business().offices.paris;
    await addFloat(api, officeId, 1000);
    const request = { body: tradeInput(10, 2, { officeId }), headers: { 'idempotency-key': 'copied-trade' } };
    const copies = Array.from({ length: 64 }, () => api.call('SUPERADMIN', 'POST /trades', request));
    const answers = await Promise.all(copies);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<Trade>().id)).size).toBe(1);
    expect(await balanceOf(api, officeId)).toBe(990);
  });

  it('never exceed the balance under concurrency', async () => {
    const officeId = api.business().offices.paris;
    await addFloat(api, officeId, 10, 'GBP');
    const body = tradeInput(1, 1, { officeId, oldCurrency: 'GBP', newCurrency: 'CNY' });
    const rush = Array.from({ length: 30 }, () => api.call('SUPERADMIN', 'POST /trades', { body }));
    const codes = (await Promise.all(rush)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.filter((code) => code === 409)).toHaveLength(20);
    expect(await balanceOf(api, officeId, 'GBP')).toBe(0);
    expect(await balanceOf(api, officeId, 'CNY')).toBe(10);
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('of several offices are independent under concurrency', async () => {
    const held = [3, 0, 5, 1, 7, 2];
    const offices = await Promise.all(held.map(async () => (await openOffice(api.connection())).officeId));
    for (const [at, officeId] of offices.entries()) if (held[at]) await addFloat(api, officeId, held[at] ?? 0);
    const rush = offices.flatMap((officeId, at) =>
      Array.from({ length: 8 }, (_, copy) => {
        const headers = { 'idempotency-key': `rush ${at} ${copy % 4}` };
        return api.call('SUPERADMIN', 'POST /trades', { body: tradeInput(1, 2, { officeId }), headers });
      }),
    );
    const answers = await Promise.all(rush);
    for (const [at, officeId] of offices.entries()) {
      const ofOffice = answers.slice(8 * at, 8 * at + 8);
      const created = ofOffice.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json<Trade>());
      const makes = Math.min(4, held[at] ?? 0);
      expect(new Set(created.map(({ id }) => id)).size).toBe(makes);
      expect(ofOffice.filter(({ statusCode }) => statusCode === 409)).toHaveLength(8 - created.length);
      expect(await balanceOf(api, officeId)).toBe((held[at] ?? 0) - makes);
      const listed = (await api.call('SUPERADMIN', `GET /trades?officeId=${officeId}`)).json<Trade[]>();
      expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(created.map(({ id }) => id)));
    }
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('are reversed once by an administrator, with a visible reason', async () => {
    const officeId = api.business().offices.paris;
    await addFloat(api, officeId, 50, 'EUR');
    const body = tradeInput(50, 2, { officeId, oldCurrency: 'EUR', newCurrency: 'GBP' });
    const { id } = (await api.call('SUPERADMIN', 'POST /trades', { body })).json<Trade>();
    const reversal = { body: { reason: 'Typed the wrong rate' } };
    const [euros, pounds] = [await balanceOf(api, officeId, 'EUR'), await balanceOf(api, officeId, 'GBP')];

    expect((await api.call('OFFICEMANAGER', `POST /trades/${id}/reversal`, reversal)).statusCode).toBe(403);
    expect((await api.call('ADMIN', `POST /trades/${id}/reversal`, reversal)).statusCode).toBe(404);
    const blank = await api.call('SUPERADMIN', `POST /trades/${id}/reversal`, { body: { reason: ' ' } });
    expect(blank.json()).toMatchObject({
      statusCode: 422,
      issues: [{ path: 'reason', message: 'Reason is required' }],
    });

    const rush = Array.from({ length: 8 }, () => api.call('SUPERADMIN', `POST /trades/${id}/reversal`, reversal));
    const answers = await Promise.all(rush);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201)) {
      expect(refused.json()).toMatchObject({ statusCode: 409, message: `Trade ${id} is already reversed` });
    }
    expect(await balanceOf(api, officeId, 'EUR')).toBe(euros + 50);
    expect(await balanceOf(api, officeId, 'GBP')).toBe(pounds - 100);
    const listed = (await api.call('SUPERADMIN', `GET /trades?officeId=${officeId}&currency=EUR`)).json<Trade[]>();
    expect(listed).toMatchObject([{ id, reversal: { reason: 'Typed the wrong rate', by: 'Test SUPERADMIN' } }]);
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('cannot be reversed once the proceeds are spent', async () => {
    const officeId = api.business().offices.paris;
    await addFloat(api, officeId, 7, 'DZD');
    const there = tradeInput(7, 1, { officeId, oldCurrency: 'DZD', newCurrency: 'EUR' });
    const { id } = (await api.call('SUPERADMIN', 'POST /trades', { body: there })).json<Trade>();
    const held = await balanceOf(api, officeId, 'EUR');
    const spend = tradeInput(held, 1, { officeId, oldCurrency: 'EUR', newCurrency: 'USD' });
    await api.call('SUPERADMIN', 'POST /trades', { body: spend });
    const refused = await api.call('SUPERADMIN', `POST /trades/${id}/reversal`, { body: { reason: 'Wrong' } });
    expect(refused.json()).toMatchObject({ statusCode: 409, message: 'Insufficient EUR balance: 0.00 available' });
    const [listed] = (await api.call('SUPERADMIN', `GET /trades?officeId=${officeId}&currency=DZD`)).json<Trade[]>();
    expect(listed?.reversal).toBeNull();
  });

  it('have counts equal to their lists, including reversals, in every reach and filter', async () => {
    const { paris, algiers } = api.business().offices;
    const filters = ['', `officeId=${paris}`, `officeId=${algiers}`, `officeId=${paris}&currency=EUR`];
    const counted: [number, number, boolean][] = [];
    for (const role of ['SUPERADMIN', 'ADMIN'] as const) {
      for (const filter of filters.filter((requested) => role === 'SUPERADMIN' || !requested.includes(paris))) {
        const list = await api.call(role, `GET /trades?${filter}`);
        const trades = list.json<Trade[]>();
        const reversed = trades.some(({ reversal }) => reversal !== null);
        counted.push([Number(list.headers['x-total-count']), trades.length, reversed]);
      }
    }
    expect(counted.map(([total]) => total)).toEqual(counted.map(([, listed]) => listed));
    expect(counted.filter(([total, , reversed]) => total > 1 && reversed).length).toBeGreaterThan(1);
  });

  it('have sums equal to their lists, with reversed ones as zero', async () => {
    const { paris, algiers } = api.business().offices;
    const today = new Date(Date.now() - 3_600_000).toISOString();
    const filters = ['', `officeId=${paris}`, `officeId=${algiers}&from=${today}`, `officeId=${paris}&currency=EUR`];
    const added: (readonly TradeSum[])[] = [];
    for (const filter of filters) {
      const trades = (await api.call('SUPERADMIN', `GET /trades?${filter}`)).json<Trade[]>();
      const standing = trades.filter(({ reversal }) => reversal === null);
      const of = (currency: string, legs: readonly [currency: string, amount: number][]) =>
        legs.filter(([code]) => code === currency).reduce((sum, [, amount]) => sum + toMinor(amount), 0n);
      const sums = CURRENCY_CODES.map((currency) => ({
        currency,
        given: fromMinor(
          of(
            currency,
            standing.map((trade) => [trade.oldCurrency, trade.oldAmount]),
          ),
        ),
        received: fromMinor(
          of(
            currency,
            standing.map((trade) => [trade.newCurrency, trade.newAmount]),
          ),
        ),
      }));
      added.push(sums.filter(({ given, received }) => given + received > 0));
      expect((await api.call('SUPERADMIN', `GET /trades/sums?${filter}`)).json()).toEqual(added.at(-1));
    }
    expect(added.every((sums) => sums.length > 1)).toBe(true);
    expect((await api.call('SUPERADMIN', `GET /trades/sums?to=2000-01-01T00:00:00Z`)).json()).toEqual([]);
  });

  it('are exported with the list filters', async () => {
    const officeId = api.business().offices.paris;
    const query = `officeId=${officeId}&currency=DZD`;
    const file = await api.call('SUPERADMIN', `GET /trades/csv?${query}&timeZone=Europe/Paris`);
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="trades-paris-nord-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(file.body.split('\r\n')).toEqual([
      '\u{FEFF}Id,Date,From currency,From amount,To currency,To amount,Rate,Reversed on,Reversed by,Reason',
      expect.stringMatching(/^\d+,\d\d\/\d\d\/\d{4} \d\d:\d\d,DZD,7\.00,EUR,7\.00,1,,,$/),
      expect.stringContaining(',USD,10.00,DZD,20.00,2,,,'),
      '',
    ]);
    expect((await api.call('ADMIN', `GET /trades/csv?${query}`)).statusCode).toBe(403);
    expect((await api.call('SUPERADMIN', `GET /trades/csv?timeZone=Mars`)).statusCode).toBe(422);
  });

  it('are limited to the reach', async () => {
    const { paris, oran } = api.business().offices;
    for (const [role, officeId] of [
      ['ADMIN', paris],
      ['OFFICEMANAGER', oran],
    ] as const) {
      const created = await api.call(role, 'POST /trades', { body: tradeInput(1, 1, { officeId }) });
      expect(created.statusCode).toBe(403);
      expect((await api.call(role, `GET /trades?officeId=${officeId}`)).statusCode).toBe(403);
    }
    expect((await api.call('COLLECTOR', 'GET /trades')).statusCode).toBe(403);
  });
});
