import type { CashRules } from '@comptoir/api-contract/cash-rules';
import type { BusinessDay, DayOfList } from '@comptoir/api-contract/business-days';
import type { CashPosition } from '@comptoir/api-contract/cash';
import { describeApi } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { verifyBooks } from '../books/verify-books';

describeApi('the rules of cash of an office', (api) => {
  const office = () => api.business().offices.algiers;
  const path = () => `/cash/rules/${office()}` as const;
  const change = (body: object, headers = {}) => api.call('SUPERADMIN', `PATCH ${path()}`, { body, headers });

  it('are days from midnight and no tolerance at first', async () => {
    const answer = await api.call('OFFICEMANAGER', `GET ${path()}`);
    expect([answer.json<CashRules>(), answer.headers.etag]).toEqual([
      { dayStartsAt: '00:00', tolerances: [], requiresCounts: false },
      '"0"',
    ]);
  });

  it('are replaced as a whole, by one change at a time', async () => {
    const rules = { dayStartsAt: '05:30', tolerances: [{ currency: 'USD', amount: 2.5 }], requiresCounts: true };
    expect((await change(rules, { 'if-match': '"3"' })).statusCode).toBe(412);
    expect((await change(rules, { 'if-match': '"0"' })).json()).toEqual(rules);
    const twice = [...rules.tolerances, ...rules.tolerances];
    expect((await change({ ...rules, tolerances: twice })).statusCode).toBe(422);
    expect((await change({ ...rules, dayStartsAt: '24:00' })).statusCode).toBe(422);
    // A client of an earlier version does not know the field.
    const { requiresCounts: _unknown, ...former } = rules;
    expect((await change(former, { 'if-match': '*' })).json()).toEqual(rules);
    const trail = await api.call('ADMIN', `GET /audit?entity=office&id=${office()}`);
    expect(trail.json<{ after: object }[]>()[0]?.after).toEqual(rules);
  });

  it('resolve a difference within the tolerance as rounding when the day is closed', async () => {
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await addFloat(api, office(), 100);
    const [{ day } = { day: '' }] = (await api.call('ADMIN', `GET /days?officeId=${office()}`)).json<DayOfList[]>();
    const lines = [{ currency: 'USD', counts: { '100': 1, '1': 2, '0.5': 1 } }];
    await api.call('OFFICEMANAGER', `POST /days/${day}/counts`, { body: { scope: 'TILL', lines } });
    const closed = await api.call('OFFICEMANAGER', `POST /days/${day}/closing`, { body: {} });
    const { report } = closed.json<BusinessDay>().reports[0] ?? {};
    expect(report?.cases).toMatchObject([{ amount: 2.5, isRounding: true }]);
    const [position] = (await api.call('OFFICEMANAGER', 'GET /cash/position')).json<CashPosition[]>();
    expect([await balanceOf(api, office()), position?.cases]).toEqual([102.5, []]);
  });

  it('keep custody while a day is open', async () => {
    await addFloat(api, office(), 1);
    const ended = await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'DIRECT' } });
    expect(ended.json()).toMatchObject({ statusCode: 409, code: 'day-open' });
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });
});
