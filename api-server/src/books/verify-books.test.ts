import { sql } from 'kysely';
import { describeOnDatabases } from '../../test/databases';
import { openOffice } from '../../test/offices';
import { withoutGuard } from '../../test/without-triggers';
import { inTransaction } from '../database/transaction';
import { v7 as newId } from 'uuid';
import { cashTransaction } from './booking';
import { bookAll } from './journal';
import { verifyBooks } from './verify-books';

describeOnDatabases('verifying the books', ({ connection }) => {
  it('accepts correct books', async () => {
    const officeId = await bookFive();
    expect(await faultOf(officeId)).toBeUndefined();
  });

  it('detects a changed amount', async () => {
    const officeId = await bookFive();
    await unguarded(`update transfers set amount_minor = 7 where office_id = '${officeId}' and entry_number = 3`);
    expect(await faultOf(officeId)).toEqual({ officeId, entryNumber: 3n, what: 'its content does not match its hash' });
  });

  it('detects a removed entry', async () => {
    const officeId = await bookFive();
    await unguarded(
      `delete from transfers where office_id = '${officeId}' and entry_number = 2`,
      `delete from journal_entries where office_id = '${officeId}' and number = 2`,
    );
    expect(await faultOf(officeId)).toEqual({ officeId, entryNumber: 3n, what: 'entry 2 is missing before it' });
  });

  it('detects a removed last entry', async () => {
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

  it('detects a balance that differs from the journal', async () => {
    const officeId = await bookFive();
    await sql`update balances set amount_minor = 1 where office_id = ${officeId}`.execute(connection());
    expect(await faultOf(officeId)).toEqual({
      officeId,
      what: 'the USD balance is 1, but the journal gives 500 (minor units)',
    });
  });

  async function bookFive(): Promise<string> {
    const { officeId, userId } = await openOffice(connection());
    const float = { officeId, userId, kind: 'FLOAT' as const, currency: 'USD' as const, amountMinor: 100n };
    const more = { description: 'Float', supplierId: null, occurredAt: new Date() };
    const floats = Array.from({ length: 5 }, () => ({ ...float, ...more, id: newId() }));
    const bookings = floats.map((created) =>
      cashTransaction({ ...created, amount: created.amountMinor }, { userId, bookedAt: new Date() }),
    );
    await inTransaction(connection(), async (transaction) => {
      await transaction.insertInto('transactions').values(floats).execute();
      await bookAll(transaction, officeId, bookings);
    });
    return officeId;
  }

  async function faultOf(officeId: string) {
    return (await verifyBooks(connection())).faults.find((fault) => fault.officeId === officeId);
  }

  const unguarded = (...statements: string[]) => withoutGuard(connection(), statements);
});
