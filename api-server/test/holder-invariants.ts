import { sql } from 'kysely';
import { storedBalance, moving } from './bookings';
import { journalFaultOf, countFulfilled, together, type LedgerUnderTest } from './ledger';
import { openOffice } from './offices';
import { balanceIn } from '../src/books/account';
import { findHoldings } from '../src/books/account-balances.repository';
import type { Transfer } from '../src/books/booking';
import { book } from '../src/books/journal';
import type { Account } from '../src/database/tables/books';

/** Invariants of accounts with a holder. */
export function holderInvariants({ connection, write }: LedgerUnderTest): void {
  const post = (officeId: string, userId: string, transfer: Transfer) => {
    // Made once, so that a repeated write has the same reference.
    const booking = moving(userId, transfer);
    return write((transaction) => book(transaction, officeId, booking));
  };

  test('keeps the balance of each account with a holder, and refuses what it does not hold', async () => {
    const { officeId, userId } = await openOffice(connection());
    const hand: Account = `HAND:${userId}`;
    const collect = (amount: bigint): Transfer => ({ currency: 'USD', from: 'COLLECTIONS', to: hand, amount });
    const handOver = (amount: bigint): Transfer => ({ currency: 'USD', from: hand, to: 'CASH', amount });
    await together(10, () => post(officeId, userId, collect(100n)));
    expect(countFulfilled(await together(30, () => post(officeId, userId, handOver(70n))))).toBe(14);
    expect(await storedBalance(connection(), officeId)).toBe(980n);
    const kept = await findHoldings(connection(), officeId);
    expect(balanceIn(kept, hand, 'USD')).toBe(20n);
    expect([...kept.keys()]).toEqual([hand]);
    await expect(post(officeId, userId, handOver(21n))).rejects.toMatchObject({
      code: 'balance-too-low',
      message: 'Insufficient USD balance: 0.20 available',
    });
    expect(await journalFaultOf(connection(), officeId)).toBeUndefined();
    const negative = sql`update account_balances set amount_minor = -1 where office_id = ${officeId} and account = ${hand}`;
    await expect(negative.execute(connection())).rejects.toThrow(/account_balances_assets_check/);
    await sql`update account_balances set amount_minor = 21 where office_id = ${officeId} and account = ${hand}`.execute(
      connection(),
    );
    expect(await journalFaultOf(connection(), officeId)).toMatchObject({
      what: expect.stringContaining('the journal gives 20'),
    });
  });
}
