import { sql } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import { openOffice } from '../../test/offices';
import { inTransaction } from '../database/transaction';
import { bookAll } from './journal';
import { verifyBooks } from './verify-books';

describeOnDatabases('verifying the books', ({ connection }) => {
  it('finds books as they were kept to hold', async () => {
    const officeId = await bookFive();
    expect(await faultOf(officeId)).toBeUndefined();
  });

  it('names the entry whose amount was changed', async () => {
    const officeId = await bookFive();
    await unguarded(`update transfers set amount_minor = 7 where office_id = '${officeId}' and entry_number = 3`);
    expect(await faultOf(officeId)).toEqual({ officeId, entryNumber: 3n, what: 'its content does not match its hash' });
  });

  it('names the entry before which one was taken away', async () => {
    const officeId = await bookFive();
    await unguarded(
      `delete from transfers where office_id = '${officeId}' and entry_number = 2`,
      `delete from journal_entries where office_id = '${officeId}' and number = 2`,
    );
    expect(await faultOf(officeId)).toEqual({ officeId, entryNumber: 3n, what: 'entry 2 is missing before it' });
  });

  it('notices that the last entry was taken away', async () => {
    const officeId = await bookFive();
    await unguarded(
      `delete from transfers where office_id = '${officeId}' and entry_number = 5`,
      `delete from journal_entries where office_id = '${officeId}' and number = 5`,
    );
    expect(await faultOf(officeId)).toEqual({
      officeId,
      what: 'the journal ends at entry 4, but entry 5 was booked',
    });
  });

  it('notices a balance that the journal does not give', async () => {
    const officeId = await bookFive();
    await sql`update balances set amount_minor = 1 where office_id = ${officeId}`.execute(connection());
    expect(await faultOf(officeId)).toEqual({
      officeId,
      what: 'the USD balance is 1, but the journal gives 500 (minor units)',
    });
  });

  async function bookFive(): Promise<string> {
    const { officeId, userId } = await openOffice(connection());
    const bookings = ['a', 'b', 'c', 'd', 'e'].map((reference) => ({
      kind: 'FLOAT' as const,
      reference,
      userId,
      bookedAt: new Date(),
      transfers: [{ currency: 'USD' as const, from: 'FLOAT' as const, to: 'CASH' as const, amount: 100n }],
    }));
    await inTransaction(connection(), (transaction) => bookAll(transaction, officeId, bookings));
    return officeId;
  }

  async function faultOf(officeId: string) {
    return (await verifyBooks(connection())).faults.find((fault) => fault.officeId === officeId);
  }

  /** Somebody who has the database in hand can lift its guard; the chain tells. */
  async function unguarded(...statements: string[]): Promise<void> {
    await inTransaction(connection(), async (transaction) => {
      for (const table of ['journal_entries', 'transfers']) {
        await sql.raw(`alter table ${table} disable trigger ${table}_append_only`).execute(transaction);
      }
      for (const statement of statements) await sql.raw(statement).execute(transaction);
      for (const table of ['journal_entries', 'transfers']) {
        await sql.raw(`alter table ${table} enable trigger ${table}_append_only`).execute(transaction);
      }
    });
  }
});
