import * as fc from 'fast-check';
import { income, storedBalance, moving, NOON, spending } from '../../test/bookings';
import { describeOnDatabases } from '../../test/databases';
import { openOffice } from '../../test/offices';
import { inTransaction } from '../database/transaction';
import type { Booking } from './booking';
import type { ApiError } from '../api-error';
import { cashMovement } from './cash-movement';
import { book, reverse } from './journal';
import { openBooks } from './journal.repository';
import { verifyJournals } from './verify-journal';

describeOnDatabases('the journal', ({ connection }) => {
  function post(officeId: string, booking: Booking) {
    return inTransaction(connection(), (transaction) => book(transaction, officeId, booking));
  }

  it('numbers the entries of each office from 1 and updates its balance', async () => {
    const { officeId, userId } = await openOffice(connection());
    await expect(post(officeId, moving(userId, income(12_000n)))).resolves.toEqual({ number: 1n, duplicate: false });
    await expect(post(officeId, moving(userId, spending(2000n)))).resolves.toEqual({ number: 2n, duplicate: false });
    expect(await storedBalance(connection(), officeId)).toBe(10_000n);
  });

  it('refuses an entry above the balance, states what is available, and books nothing', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(12_000n)));
    await expect(post(officeId, moving(userId, spending(12_001n)))).rejects.toMatchObject({
      code: 'balance-too-low',
      statusCode: 409,
      message: 'Insufficient USD balance: 120.00 available',
    });
    await expect(post(officeId, moving(userId, spending(1n, 'EUR')))).rejects.toThrow(
      'Insufficient EUR balance: 0.00 available',
    );
    await expect(post(officeId, moving(userId, spending(12_000n)))).resolves.toMatchObject({ number: 2n });
  });

  it('reads neither the day nor the limits of an office without custody', async () => {
    const { officeId } = await openOffice(connection());
    const plan = await inTransaction(connection(), async (transaction) => {
      const [, read] = openBooks(transaction, officeId);
      const { rows } = await transaction.executeQuery<object>({ ...read, sql: `explain (analyze) ${read.sql}` });
      return rows.map((row) => String(Object.values(row)[0]));
    });
    const scans = plan.filter((line) => / on (business_days|cash_limits)\b/.test(line));
    expect(scans).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('(never executed)')));
  });

  it('reverses an entry once under concurrency', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(1000n)));
    const { number } = await post(officeId, moving(userId, spending(300n)));
    const request = () =>
      inTransaction(connection(), (transaction) => reverse(transaction, officeId, number, { userId, bookedAt: NOON }));
    const results = await Promise.allSettled([request(), request(), request()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals).toMatchObject([{ code: 'already-corrected' }, { code: 'already-corrected' }]);
    expect(await storedBalance(connection(), officeId)).toBe(1000n);
  });

  it('matches a simple model for any sequence of bookings', async () => {
    const currency = fc.constantFrom('USD' as const, 'EUR' as const, 'DZD' as const);
    const amount = fc.bigInt({ min: 1n, max: 10_000n });
    const transfer = fc
      .tuple(fc.boolean(), currency, amount)
      .map(([incoming, code, value]) => (incoming ? income(value, code) : spending(value, code)));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(transfer, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
        async (plan) => {
          const { officeId, userId } = await openOffice(connection());
          const model = new Map<string, bigint>();
          for (const transfers of plan) {
            const movement = cashMovement(transfers);
            const covered = [...movement].every(([code, change]) => (model.get(code) ?? 0n) + change >= 0n);
            const result = await post(officeId, moving(userId, ...transfers)).catch((error: ApiError) => error.code);
            if (covered) for (const [code, change] of movement) model.set(code, (model.get(code) ?? 0n) + change);
            expect(typeof result === 'string' ? result : 'booked').toBe(covered ? 'booked' : 'balance-too-low');
          }
          for (const [code, expected] of model)
            expect(await storedBalance(connection(), officeId, code)).toBe(expected);
        },
      ),
      { numRuns: 15 },
    );
    expect((await inTransaction(connection(), verifyJournals)).faults).toEqual([]);
  });
});

describeOnDatabases(
  'the journal under load',
  ({ connection }) => {
    it('loses nothing with many offices and currencies', async () => {
      const offices = await Promise.all(Array.from({ length: 6 }, () => openOffice(connection())));
      for (const { officeId, userId } of offices) {
        await inTransaction(connection(), (transaction) =>
          book(transaction, officeId, moving(userId, income(50_000n), income(50_000n, 'EUR'))),
        );
      }
      const work = Array.from({ length: 240 }, (_, index) => {
        const { officeId, userId } = offices[index % offices.length] ?? offices[0] ?? { officeId: '', userId: '' };
        const amount = BigInt(1 + ((index * 37) % 400));
        const [from, to] = index % 2 ? (['USD', 'EUR'] as const) : (['EUR', 'USD'] as const);
        return {
          officeId,
          booking: moving(
            userId,
            { currency: from, from: 'CASH', to: 'EXCHANGE', amount },
            { currency: to, from: 'EXCHANGE', to: 'CASH', amount },
          ),
        };
      });
      const tripled = [...work, ...work, ...work];
      await Promise.all(
        tripled.map(({ officeId, booking }) =>
          inTransaction(connection(), (transaction) => book(transaction, officeId, booking)),
        ),
      );
      for (const { officeId } of offices) {
        const total =
          (await storedBalance(connection(), officeId)) + (await storedBalance(connection(), officeId, 'EUR'));
        expect(total).toBe(100_000n);
      }
      const report = await inTransaction(connection(), verifyJournals);
      expect(report).toMatchObject({ faults: [], entries: 246 });
    }, 60_000);
  },
  ['postgresql'],
);
