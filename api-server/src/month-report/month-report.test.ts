import type { MonthReport, MonthSum } from '@comptoir/api-contract/month-report';
import { sql } from 'kysely';
import { describeApi, describeApiOnBoth } from '../../test/api';
import { income, moving, spending } from '../../test/bookings';
import { bookAll, reverse } from '../books/journal';
import type { Booking, Transfer } from '../books/booking';
import { inTransaction } from '../database/transaction';
import { addCashFlows } from '../books/cash-flows.repository';
import { monthBefore } from './month-report';

const NOTHING = { collected: 0, exchangedIn: 0, exchangedOut: 0, expenses: 0, floats: 0, transfers: 0, differences: 0 };

// On both databases, because kept flows and later entries are added in SQL.
describeApiOnBoth('the report of a month', (api) => {
  const office = () => api.business().offices.algiers;
  const report = async (month: string, query = '', role: 'SUPERADMIN' | 'ADMIN' = 'SUPERADMIN') =>
    (await api.call(role, `GET /overview/months/${month}${query}`)).json<MonthReport>();
  const ofOffice = async (month: string): Promise<MonthSum[]> => {
    const { places } = await report(month, '?countryCode=DZ');
    return places.find(({ place }) => place === office())?.sums ?? [];
  };
  const at = (moment: string, ...transfers: Transfer[]): Booking => ({
    ...moving(api.business().people.ADMIN.id, ...transfers),
    bookedAt: new Date(moment),
  });
  const book = (...bookings: Booking[]) =>
    inTransaction(api.connection(), (transaction) => bookAll(transaction, office(), bookings));
  const add = () => inTransaction(api.connection(), addCashFlows);
  const hand = () => `HAND:${api.business().people.COLLECTOR.id}` as const;

  it('adds up each flow of a month and the month before, per currency', async () => {
    await book(
      at('2026-09-10T12:00:00Z', income(1_000_00n)),
      at('2026-10-31T22:59:59Z', { currency: 'USD', from: 'COLLECTIONS', to: 'CASH', amount: 70_00n }),
      // November in Algiers, October in UTC.
      at('2026-10-31T23:00:00Z', { currency: 'USD', from: 'COLLECTIONS', to: hand(), amount: 40_00n }),
      at('2026-11-02T09:00:00Z', { currency: 'USD', from: hand(), to: 'CASH', amount: 15_00n }),
      at('2026-11-03T09:00:00Z', { currency: 'USD', from: 'CASH', to: 'DIFFERENCES', amount: 1_00n }),
      at(
        '2026-11-04T09:00:00Z',
        { currency: 'USD', from: 'CASH', to: 'EXCHANGE', amount: 100_00n },
        { currency: 'EUR', from: 'EXCHANGE', to: 'CASH', amount: 90_00n },
      ),
    );
    // A part of the entries is kept, and the rest is read.
    await add();
    await book(at('2026-11-05T09:00:00Z', spending(30_00n)), at('2026-12-01T09:00:00Z', spending(5_00n)));
    const [usd, eur] = await ofOffice('2026-11');
    expect(usd).toEqual({
      currency: 'USD',
      held: { till: 949, vault: 0, hands: 25, onTheWay: 0 },
      opening: 1070,
      closing: 979,
      flows: { ...NOTHING, collected: 39, exchangedOut: 100, expenses: 30 },
      lastFlows: { ...NOTHING, collected: 70 },
      cases: { count: 0, overdue: 0, missing: 0, tooMuch: 0 },
    });
    expect(eur).toMatchObject({ currency: 'EUR', opening: 0, closing: 90, flows: { ...NOTHING, exchangedIn: 90 } });
    const whole = await report('2026-11');
    expect(whole.sums).toEqual([usd, eur]);
    expect(whole.places.find(({ place }) => place === 'DZ')?.sums).toEqual([usd, eur]);
    expect((await report('2026-11', `?officeId=${office()}`)).places.map(({ sums }) => sums)).toEqual([[usd, eur]]);
    expect((await report('2026-11', '', 'ADMIN')).places.map(({ name }) => name)).toEqual([
      'Algiers Centre',
      'Oran Port',
    ]);
  });

  it('takes a reversed entry out of its flow', async () => {
    await book(at('2026-11-06T09:00:00Z', spending(8_00n)));
    const before = (await ofOffice('2026-11'))[0];
    const { number } = await api
      .connection()
      .selectFrom('journalEntries')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('officeId', '=', office())
      .executeTakeFirstOrThrow();
    const occasion = { userId: api.business().people.ADMIN.id, bookedAt: new Date('2026-11-07T09:00:00Z') };
    await inTransaction(api.connection(), (transaction) => reverse(transaction, office(), number, occasion));
    const after = (await ofOffice('2026-11'))[0];
    expect(after?.flows).toEqual({ ...before?.flows, expenses: (before?.flows.expenses ?? 0) - 8 });
    expect(after?.closing).toBe((before?.closing ?? 0) + 8);
    await add();
    await add();
    expect((await ofOffice('2026-11'))[0]).toEqual(after);
  });

  it('moves the months with the time zone of the office', async () => {
    const before = await ofOffice('2026-11');
    await sql`update offices set time_zone = 'America/New_York' where id = ${office()}`.execute(api.connection());
    const [usd, eur] = await ofOffice('2026-11');
    expect(usd?.flows.collected).toBe(-1);
    expect(usd?.lastFlows.collected).toBe(110);
    await add();
    expect(await ofOffice('2026-11')).toEqual([usd, eur]);
    await sql`update offices set time_zone = 'Africa/Algiers' where id = ${office()}`.execute(api.connection());
    expect(await ofOffice('2026-11')).toEqual(before);
  });
});

describeApi('the reach of the report of a month', (api) => {
  const status = async (role: 'SUPERADMIN' | 'ADMIN' | 'OFFICEMANAGER', path: `/${string}`) =>
    (await api.call(role, `GET ${path}`)).statusCode;

  it('is that of the person', async () => {
    expect(await status('ADMIN', '/overview/months/2026-11?countryCode=FR')).toBe(403);
    expect(await status('ADMIN', `/overview/months/2026-11?officeId=${api.business().offices.paris}`)).toBe(403);
    expect(await status('OFFICEMANAGER', '/overview/months/2026-11')).toBe(403);
    expect(await status('ADMIN', '/overview/months/2026-13')).toBe(404);
  });

  it('is a file with a line for each place and currency', async () => {
    await inTransaction(api.connection(), (transaction) =>
      bookAll(transaction, api.business().offices.algiers, [
        { ...moving(api.business().people.ADMIN.id, income(12_50n)), bookedAt: new Date('2026-11-10T09:00:00Z') },
      ]),
    );
    const answer = await api.call('ADMIN', 'GET /overview/months/2026-11/csv?timeZone=Africa/Algiers');
    expect(answer.headers['content-disposition']).toContain('month-2026-11-01');
    const [head, line] = answer.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toMatch(/^Month,Country,Office,Currency,Cash at the start,Collected,/);
    expect(line).toMatch(/^2026-11,Algeria,Algiers Centre,USD,0\.00,0\.00,/);
    const { headers } = await api.call('ADMIN', 'GET /overview/months/2026-11/csv?countryCode=DZ');
    expect(headers['content-disposition']).toContain('month-dz-2026-11-01');
  });
});

test('the month before January is December', () => {
  expect(monthBefore('2026-01')).toBe('2025-12');
});
