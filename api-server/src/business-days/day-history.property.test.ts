import type { DayReport } from '@comptoir/api-contract/business-days';
import type { RefusalCode } from '@comptoir/api-contract/refusals';
import * as fc from 'fast-check';
import { describeOnDatabases } from '../../test/databases';
import { openOffice } from '../../test/offices';
import type { Person } from '../access/person';
import { isRefused } from '../api-error';
import { businessDayAt } from '../books/begin-days';
import type { Booking } from '../books/booking';
import { book, bookAll } from '../books/journal';
import { verifyBooks } from '../books/verify-books';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import { findCashBalances } from './business-days.repository';
import { countDay } from './business-days.service';
import { closeDay } from './close-day';

const HOUR_MS = 3_600_000;
const at = (text: string) => new Date(text);

test.each([
  ['Africa/Algiers', 0, '2026-11-22T22:59:59.999Z', '2026-11-22'],
  ['Africa/Algiers', 0, '2026-11-22T23:00:00Z', '2026-11-23'],
  ['Africa/Algiers', 240, '2026-11-23T02:59:00Z', '2026-11-22'],
  // A day of 23 hours, and one of 25, that begin at 02:30: that time is skipped, or comes twice.
  ['Europe/Paris', 150, '2026-03-29T00:59:59Z', '2026-03-28'],
  ['Europe/Paris', 150, '2026-03-29T01:00:00Z', '2026-03-29'],
  ['Europe/Paris', 150, '2026-10-25T00:29:59Z', '2026-10-24'],
  ['Europe/Paris', 150, '2026-10-25T01:29:00Z', '2026-10-25'],
])('in %s with days from minute %i, %s is of %s', (timeZone, dayStartsAt, instant, day) => {
  expect(businessDayAt(at(instant), timeZone, dayStartsAt)).toBe(day);
});

// On both databases because of the SQL of the report and of the journal's lock.
describeOnDatabases('business days of random histories', ({ connection, kind }) => {
  it('have reports whose sums are those of the journal', async () => {
    const step = fc.record({
      hours: fc.integer({ min: 0, max: 30 }),
      what: fc.constantFrom('float' as const, 'expense' as const, 'pick-up' as const, 'vault' as const, undefined),
      amount: fc.bigInt({ min: 1n, max: 9_999n }),
      off: fc.constantFrom(0n, 3n, -3n, 700n, -700n),
    });
    const history = fc.record({
      timeZone: fc.constantFrom('Africa/Algiers', 'Europe/Paris', 'Pacific/Apia'),
      steps: fc.array(step, { minLength: 5, maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ timeZone, steps }) => {
        const opened = await officeWithCustody(connection(), timeZone);
        const { officeId, userId } = opened;
        let now = at('2026-10-20T08:00:00Z');
        for (const { hours, what, amount, off } of steps) {
          now = new Date(now.getTime() + hours * HOUR_MS + 1);
          if (what === undefined) await countAndClose(connection(), opened, now, [off, amount % 2n]);
          else
            await inTransaction(connection(), (transaction) =>
              book(transaction, officeId, moved(userId, what, amount, now)),
            ).catch(unlessRefused('balance-too-low'));
        }
        await expectReports(connection(), officeId);
      }),
      { numRuns: kind === 'embedded' ? 8 : 15 },
    );
    expect((await verifyBooks(connection())).faults).toEqual([]);
  });

  it('apply to each entry of a batch', async () => {
    const { officeId, userId } = await officeWithCustody(connection(), 'Africa/Algiers');
    const bookings = ['20T10:00', '21T01:59', '21T02:00', '23T08:00'].map((time) =>
      moved(userId, 'float', 5n, at(`2026-11-${time}:00Z`)),
    );
    await inTransaction(connection(), (transaction) => bookAll(transaction, officeId, bookings));
    expect(await daysOf(connection(), officeId)).toEqual([
      ['2026-11-20', 1n, 2n],
      ['2026-11-21', 3n, 3n],
      ['2026-11-23', 4n, null],
    ]);
  });

  it('are closed with a later one if nobody closed them, each with its own report', async () => {
    const opened = await officeWithCustody(connection(), 'Africa/Algiers');
    const { officeId, userId } = opened;
    for (const time of ['20T10:00', '21T10:00', '22T10:00'])
      await inTransaction(connection(), (transaction) =>
        book(transaction, officeId, moved(userId, 'float', 5n, at(`2026-11-${time}:00Z`))),
      );
    await countAndClose(connection(), opened, at('2026-11-23T01:00:00Z'), [2n, 0n]);
    expect(
      (await reportsOf(connection(), officeId)).map(({ day, number, counts, entries, cases }) => [
        day,
        number,
        counts.length,
        entries.first,
        entries.last,
        cases.length,
      ]),
    ).toEqual([
      ['2026-11-20', '1', 0, '1', '1', 0],
      ['2026-11-21', '2', 0, '2', '2', 0],
      ['2026-11-22', '3', 1, '3', '5', 1],
    ]);
  });
});

type Opened = Awaited<ReturnType<typeof openOffice>>;

async function officeWithCustody(connection: Connection, timeZone: string): Promise<Opened> {
  const opened = await openOffice(connection);
  const { officeId } = opened;
  await connection.updateTable('offices').set({ timeZone }).where('id', '=', officeId).execute();
  await connection.insertInto('officeCustody').values({ officeId, isOn: true }).execute();
  const tolerances = JSON.stringify({ USD: '5' });
  await connection.insertInto('cashRules').values({ officeId, dayStartsAt: 180, tolerances }).execute();
  return opened;
}

let references = 0;

const WAYS = {
  float: ['FLOAT', 'CASH'],
  expense: ['CASH', 'EXPENSES'],
  'pick-up': ['COLLECTIONS', 'HAND'],
  vault: ['CASH', 'VAULT'],
} as const;

/** A booking of a kind that has no record beside the journal. */
function moved(userId: string, what: keyof typeof WAYS, amount: bigint, bookedAt: Date): Booking {
  const [from, place] = WAYS[what];
  const to = place === 'HAND' ? (`HAND:${userId}` as const) : place;
  const transfers = [{ currency: 'USD' as const, from, to, amount }];
  return { kind: 'HANDOVER', reference: `test:${++references}`, bookedAt, userId, transfers };
}

async function countAndClose(
  connection: Connection,
  { officeId, userId }: Opened,
  now: Date,
  [off, between]: [bigint, bigint],
): Promise<void> {
  const [day] = (await daysOf(connection, officeId)).slice(-1);
  if (!day) return;
  const person: Person = {
    id: userId,
    name: 'Test Person',
    email: '',
    phone: null,
    role: 'OFFICEMANAGER',
    countryCode: 'DZ',
    officeId,
    verified: true,
    language: null,
  };
  const call = { person, reach: { officeId }, params: { day: day[0] }, query: {} };
  const held = await findCashBalances(connection, officeId);
  for (const { scope, currency, minor } of held) {
    const counts = { '0.01': Number(minor + off > 0n ? minor + off : minor) };
    await inTransaction(connection, (transaction) =>
      countDay({ ...call, transaction, body: { scope, lines: [{ currency, counts }] } }),
    ).catch(unlessRefused('day-closed', 'count-final'));
  }
  // Cash that moves between the count and the closing.
  if (between > 0n)
    await inTransaction(connection, (transaction) => book(transaction, officeId, moved(userId, 'float', between, now)));
  await inTransaction(connection, (transaction) =>
    closeDay({ transaction, person }, { officeId, day: day[0] }, new Map(), now),
  ).catch(unlessRefused('day-closed', 'day-blocked'));
}

function unlessRefused(...codes: RefusalCode[]) {
  return (error: unknown) => {
    if (!codes.some((code) => isRefused(error, code))) throw error;
  };
}

async function daysOf(connection: Connection, officeId: string): Promise<[string, bigint, bigint | null][]> {
  const rows = await connection
    .selectFrom('businessDays')
    .select(['day', 'firstEntry', 'lastEntry'])
    .where('officeId', '=', officeId)
    .orderBy('day')
    .execute();
  return rows.map(({ day, firstEntry, lastEntry }) => [day, firstEntry, lastEntry]);
}

async function reportsOf(connection: Connection, officeId: string): Promise<DayReport[]> {
  const rows = await connection
    .selectFrom('dayReports')
    .select('report')
    .where('officeId', '=', officeId)
    .orderBy('number')
    .execute();
  return rows.map(({ report }): DayReport => JSON.parse(report));
}

/** Days follow each other without a gap, and so do balances: each opens with what the one before closed with. */
async function expectReports(connection: Connection, officeId: string): Promise<void> {
  const days = await daysOf(connection, officeId);
  days.slice(1).forEach(([, first], at) => expect(first).toBe((days[at]?.[2] ?? 0n) + 1n));
  const reports = await reportsOf(connection, officeId);
  const byAccount = new Map<string, number>();
  for (const { balances, movements } of reports) {
    for (const { opening, closing, ...place } of balances) {
      const key = `${place.account} ${place.holderId}`;
      const own = movements.filter(({ account, holderId }) => `${account} ${holderId}` === key);
      const cents = (amount: number) => Math.round(amount * 100);
      const change = own.reduce((sum, moves) => sum + cents(moves.in) - cents(moves.out), 0);
      expect(cents(opening) + change).toBe(cents(closing));
      expect(opening).toBe(byAccount.get(key) ?? 0);
      byAccount.set(key, closing);
    }
  }
}
