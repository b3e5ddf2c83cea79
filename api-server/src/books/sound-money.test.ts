import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS } from '../calendar/durations';
import { describeApiOnBoth } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { openOffice } from '../../test/offices';
import { income, moving, spending } from '../../test/bookings';
import { inTransaction } from '../database/transaction';
import { retireRow, lockRow } from '../records/record-rows';
import { removeSupplier } from '../suppliers/suppliers.repository';
import { book } from './journal';
import { verifyBooks } from './verify-books';

// Runs on both databases because of row locks.
describeApiOnBoth('sound money', (api) => {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

  const expense = (officeId: string, more: object = {}) => ({
    officeId,
    date: ago(0),
    amount: -10,
    currency: 'USD',
    description: 'Fuel',
    ...more,
  });

  const newOffice = async () => {
    const body = { name: 'Short-lived', city: 'Oran', countryCode: 'DZ' };
    return (await api.call('ADMIN', 'POST /offices', { body })).json<{ id: string }>().id;
  };

  it('refuses any booking in a closed office, including reversals', async () => {
    const officeId = await newOffice();
    await addFloat(api, officeId, 10);
    const spent = await api.call('ADMIN', 'POST /transactions', { body: expense(officeId) });
    expect((await api.call('ADMIN', `DELETE /offices/${officeId}`, { headers: { 'if-match': '*' } })).statusCode).toBe(
      204,
    );
    const { id } = spent.json<{ id: string }>();
    const back = await api.call('ADMIN', `POST /transactions/${id}/reversal`, { body: { reason: 'Wrong' } });

    expect(back.json()).toMatchObject({ statusCode: 409, message: 'This office is closed' });
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  });

  it('detects a closed office with a balance', async () => {
    const { officeId, userId } = await openOffice(api.connection());
    await inTransaction(api.connection(), (transaction) =>
      book(transaction, officeId, moving(userId, income(12_050n))),
    );
    await inTransaction(api.connection(), (transaction) => retireRow(transaction, 'offices', officeId));
    const fault = (await verifyBooks(api.connection())).faults.find((found) => found.officeId === officeId);

    expect(fault).toEqual({ officeId, what: 'the office is closed, but has a balance of 120.50 USD' });
  });

  it('refuses a balance beyond exact numbers', async () => {
    const officeId = api.business().offices.paris;
    await addFloat(api, officeId, 9_999_999_999_999.99, 'EUR');
    const more = { body: expense(officeId, { amount: 0.01, currency: 'EUR' }) };
    const refused = await api.call('SUPERADMIN', 'POST /transactions', more);

    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toContain('must stay below 10^13');
    expect(await balanceOf(api, officeId, 'EUR')).toBe(9_999_999_999_999.99);
    const less = { body: expense(officeId, { amount: -0.01, currency: 'EUR' }) };
    expect((await api.call('SUPERADMIN', 'POST /transactions', less)).statusCode).toBe(201);
  });

  it('lists an expense by booking time and shows its own date', async () => {
    const officeId = api.business().offices.oran;
    await addFloat(api, officeId, 100);
    const date = ago(20);
    await api.call('ADMIN', 'POST /transactions', { body: expense(officeId, { date }) });
    const today = await api.call('ADMIN', `GET /general-ledger?officeId=${officeId}&from=${ago(0.5)}`);
    const [newest] = today.json<{ generalLedgers: { date: string; valueDate: string }[] }>().generalLedgers;
    const csv = await api.call('ADMIN', `GET /general-ledger/csv?officeId=${officeId}`);

    expect(newest).toMatchObject({ kind: 'EXPENSE', valueDate: date });
    expect(Date.now() - Date.parse(newest?.date ?? '')).toBeLessThan(DAY_MS / 2);
    expect(csv.body).toContain('Happened on');
  });

  it.each([
    [33, 'The date lies more than 31 days back'],
    [2_000, 'The date lies more than 31 days back'],
    [20_000, 'The year is between 2000 and 2099'],
    [-0.1, 'The date lies in the future'],
  ])('refuses an expense dated %s days back', async (days, message) => {
    const body = expense(api.business().offices.oran, { date: ago(days) });
    const refused = await api.call('ADMIN', 'POST /transactions', { body });
    expect(refused.json()).toMatchObject({ statusCode: 422, issues: [{ path: 'date', message }] });
  });

  if (api.kind === 'postgresql') {
    it('books nothing in an office closed concurrently', async () => {
      const { officeId, userId } = await openOffice(api.connection());
      for (const transfer of [income(1n), spending(1n)]) {
        await inTransaction(api.connection(), (other) => book(other, officeId, moving(userId, transfer)));
      }
      const late = await whileHeld(async (transaction) => {
        await lockRow(transaction, 'offices', officeId);
        const booking = inTransaction(api.connection(), (other) =>
          book(other, officeId, moving(userId, income(1n))),
        ).catch((error: unknown) => error);
        await someoneWaits();
        await retireRow(transaction, 'offices', officeId);
        return { booking };
      });
      expect(await late.booking).toMatchObject({ constraint: 'journal_entries_open_office' });
    });

    it('returns 409 for an expense whose supplier is deleted concurrently', async () => {
      const officeId = api.business().offices.algiers;
      await addFloat(api, officeId, 100);
      const supplier = await api.call('OFFICEMANAGER', 'POST /suppliers', { body: { name: 'Gone soon' } });
      const supplierId = supplier.json<{ id: string }>().id;
      const late = await whileHeld(async (transaction) => {
        await lockRow(transaction, 'suppliers', supplierId);
        const answer = api.call('OFFICEMANAGER', 'POST /transactions', { body: expense(officeId, { supplierId }) });
        await someoneWaits();
        await removeSupplier(transaction, supplierId);
        return { answer };
      });
      expect((await late.answer).json()).toMatchObject({
        statusCode: 409,
        issues: [{ path: 'supplierId' }],
      });
    });
  }

  const whileHeld = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) =>
    api.connection().transaction().execute(work);

  async function someoneWaits(): Promise<void> {
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(api.connection())).rows[0]?.count === 0) await pause(5);
  }
});
