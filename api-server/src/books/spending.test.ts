import * as z from 'zod/mini';
import { income, moving, spending } from '../../test/bookings';
import { describeOnDatabases } from '../../test/databases';
import { openOffice } from '../../test/offices';
import { DAY_MS } from '../calendar/durations';
import { inTransaction } from '../database/transaction';
import type { Booking } from './booking';
import { bookAll, reverse } from './journal';
import { updateSpending } from './update-spending';

const Rest = z.object({ after: z.string() });

describeOnDatabases('recent spending of an office', ({ connection }) => {
  const now = new Date();
  const midnight = now.getTime() - (now.getTime() % DAY_MS);

  const book = (officeId: string, bookings: readonly Booking[]) =>
    inTransaction(connection(), (transaction) => bookAll(transaction, officeId, bookings));

  async function spent(officeId: string): Promise<Record<string, string>> {
    const rows = await connection()
      .selectFrom('balances')
      .select(['currency', 'spentMinor'])
      .where('officeId', '=', officeId)
      .execute();
    return Object.fromEntries(rows.map(({ currency, spentMinor }) => [currency, spentMinor]));
  }

  async function runDaily(day: Date): Promise<{ next: Date; parts: number }> {
    let after: string | undefined;
    for (let parts = 1; ; parts += 1) {
      await inTransaction(connection(), (transaction) => updateSpending(transaction, after, day));
      const job = await connection()
        .selectFrom('jobs')
        .select(['runAt', 'payload'])
        .where('kind', '=', 'spending')
        .executeTakeFirstOrThrow();
      if (job.runAt > day) return { next: job.runAt, parts };
      ({ after } = z.parse(Rest, job.payload));
    }
  }

  it('covers thirty days, equal when booked and when recalculated', async () => {
    const { officeId, userId } = await openOffice(connection());
    const at = (bookedAt: Date, booking: Booking): Booking => ({ ...booking, bookedAt });
    await book(officeId, [
      at(new Date(midnight - 29 * DAY_MS - 1), moving(userId, income(100_00n), income(50_00n, 'EUR'), spending(64n))),
      at(new Date(midnight - 29 * DAY_MS), moving(userId, spending(16n), spending(8n, 'EUR'))),
      at(now, moving(userId, spending(4n), spending(2n), { currency: 'CNY', from: 'FLOAT', to: 'CASH', amount: 1n })),
    ]);
    const { number } = (await book(officeId, [at(now, moving(userId, income(32n)))]))[0] ?? { number: 0n };
    await inTransaction(connection(), (transaction) =>
      reverse(transaction, officeId, number, { userId, bookedAt: now, reason: 'Typed twice' }),
    );
    expect(await spent(officeId)).toEqual({ USD: '22', EUR: '8', CNY: '0' });

    await runDaily(now);
    expect(await spent(officeId)).toEqual({ USD: '22', EUR: '8', CNY: '0' });
    const { next } = await runDaily(new Date(midnight + 1.5 * DAY_MS));
    expect(await spent(officeId)).toEqual({ USD: '6', EUR: '0', CNY: '0' });
    expect(next).toEqual(new Date(midnight + 2 * DAY_MS));
  });

  it('recalculates all offices in parts, including entries booked without it', async () => {
    const offices: string[] = [];
    for (let office = 0; office < 12; office += 1) {
      const { officeId, userId } = await openOffice(connection());
      offices.push(officeId);
      await book(officeId, [{ ...moving(userId, income(100_00n), spending(3n)), bookedAt: now }]);
    }
    await connection().updateTable('balances').set({ spentMinor: 0n }).execute();
    expect((await runDaily(now)).parts).toBeGreaterThanOrEqual(3);
    for (const officeId of offices) expect(await spent(officeId)).toEqual({ USD: '3' });
  });

  it('may exceed any balance', async () => {
    const { officeId, userId } = await openOffice(connection());
    const most = 900_000_000_000_000n;
    await book(officeId, [{ ...moving(userId, income(1n)), bookedAt: now }]);
    await connection()
      .updateTable('balances')
      .set({ spentMinor: 9_223_372_036_854_775_000n })
      .where('officeId', '=', officeId)
      .execute();
    await book(officeId, [{ ...moving(userId, income(most), spending(most)), bookedAt: now }]);
    expect(await spent(officeId)).toEqual({ USD: String(9_223_372_036_854_775_000n + most) });
  });
});
