import { sql } from 'kysely';
import { income, storedBalance, moving, NOON, spending } from './bookings';
import { holderInvariants } from './holder-invariants';
import {
  cashByTransfers,
  journalFaultOf,
  journalOf,
  sumOfAccounts,
  countFulfilled,
  together,
  type LedgerUnderTest,
} from './ledger';
import { openOffice } from './offices';
import type { Booking, Transfer } from '../src/books/booking';
import { isRefused } from '../src/api-error';
import { entryHash } from '../src/books/entry-hash';
import { GENESIS_HASH } from '../src/database/hash-chain';
import { book, bookAll, reverse } from '../src/books/journal';

export function ledgerInvariants({ connection, write, answers }: LedgerUnderTest): void {
  function post(officeId: string, booking: Booking) {
    return write((transaction) => book(transaction, officeId, booking));
  }

  const held = (officeId: string, currency?: string) => storedBalance(connection(), officeId, currency);

  const journal = (officeId: string) => journalOf(connection(), officeId);

  const faultOf = (officeId: string) => journalFaultOf(connection(), officeId);

  holderInvariants({ connection, write, answers });

  test('is balanced in each currency', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(900n), income(70n, 'EUR'), spending(5n)));
    expect(await sumOfAccounts(connection(), officeId)).toEqual(
      new Map([
        ['USD', '0'],
        ['EUR', '0'],
      ]),
    );
  });

  test('is append-only: the database refuses any change or deletion', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(1n)));
    for (const statement of [
      'update journal_entries set booked_at = now()',
      'delete from journal_entries',
      'truncate journal_entries cascade',
      'update transfers set amount_minor = 2',
      'delete from transfers',
      'truncate transfers',
    ]) {
      await expect(sql.raw(statement).execute(connection())).rejects.toThrow('append-only');
    }
  });

  test('is chained: the hash of each entry covers its content and the hash of the one before', async () => {
    const { officeId, userId } = await openOffice(connection());
    for (const amount of [3n, 2n, 1n]) await post(officeId, moving(userId, income(amount)));
    let previous = GENESIS_HASH;
    for (const entry of await journal(officeId)) {
      expect(entry.previousHash).toBe(previous);
      expect(entry.hash).toBe(entryHash(previous, entry));
      expect(entryHash(previous, { ...entry, transfers: [income(4n)] })).not.toBe(entry.hash);
      previous = entry.hash;
    }
  });

  test('takes a duplicate as nothing new, and refuses one with other amounts', async () => {
    const { officeId, userId } = await openOffice(connection());
    const booking = moving(userId, income(500n));
    await post(officeId, booking);
    await expect(post(officeId, booking)).resolves.toEqual({ number: 1n, duplicate: true });
    await expect(post(officeId, { ...booking, transfers: [income(501n)] })).rejects.toMatchObject({
      code: 'reference-conflict',
    });
    expect(await held(officeId)).toBe(500n);
  });

  test('books 64 concurrent duplicates once', async () => {
    const { officeId, userId } = await openOffice(connection());
    const booking = moving(userId, income(500n));
    const receipts = await Promise.all(Array.from({ length: 64 }, () => post(officeId, booking)));
    const first = receipts.filter(({ duplicate }) => !duplicate);
    if (answers === 'all arrive') expect(first).toHaveLength(1);
    else expect(first.length).toBeLessThanOrEqual(1);
    expect(await journal(officeId)).toHaveLength(1);
    expect(await held(officeId)).toBe(500n);
  });

  test('loses no update of an account that all write at once', async () => {
    const { officeId, userId } = await openOffice(connection());
    const results = await together(80, (index) => post(officeId, moving(userId, income(BigInt(index + 1)))));
    expect(countFulfilled(results)).toBe(80);
    expect(await held(officeId)).toBe(3_240n);
  });

  test('conserves value: what moves between accounts comes from one and goes to another', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(1_000n)));
    const there: Transfer = { currency: 'USD', from: 'CASH', to: 'EXCHANGE', amount: 70n };
    await together(20, (index) =>
      post(officeId, moving(userId, index % 2 ? there : { ...there, from: 'EXCHANGE', to: 'CASH' })),
    );
    expect((await sumOfAccounts(connection(), officeId)).get('USD')).toBe('0');
    expect(await held(officeId)).toBe(1_000n);
  });

  test('keeps a balance that is at every moment the sum of the journal', async () => {
    const { officeId, userId } = await openOffice(connection());
    for (const amount of [500n, 20n, 333n]) {
      await post(officeId, moving(userId, income(amount)));
      expect(await held(officeId)).toBe(await cashByTransfers(connection(), officeId));
      await post(officeId, moving(userId, spending(amount - 7n)));
      expect(await held(officeId)).toBe(await cashByTransfers(connection(), officeId));
    }
  });

  test('is never overdrawn, however many drain it at once', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(1_000n)));
    expect(countFulfilled(await together(40, () => post(officeId, moving(userId, spending(100n)))))).toBe(10);
    expect(await held(officeId)).toBe(0n);
    const overdraft = sql`update balances set amount_minor = -1 where office_id = ${officeId}`;
    await expect(overdraft.execute(connection())).rejects.toThrow(/check constraint/);
  });

  test('counts what is spent once, however often it is booked', async () => {
    const { officeId, userId } = await openOffice(connection());
    const today = (...transfers: Transfer[]) => ({ ...moving(userId, ...transfers), bookedAt: new Date() });
    await post(officeId, today(income(1_000n)));
    const twice = today(spending(100n));
    await together(40, (index) => post(officeId, index % 2 ? twice : today(spending(100n))));
    expect(await held(officeId)).toBe(0n);
    const { spentMinor } = await connection()
      .selectFrom('balances')
      .select('spentMinor')
      .where('officeId', '=', officeId)
      .executeTakeFirstOrThrow();
    expect(spentMinor).toBe('1000');
  });

  test('does not drift over a thousand moves of one cent', async () => {
    const { officeId, userId } = await openOffice(connection());
    for (let part = 0; part < 20; part++) {
      const cents = Array.from({ length: 50 }, () => moving(userId, income(1n)));
      await write((transaction) => bookAll(transaction, officeId, cents));
    }
    expect(await held(officeId)).toBe(1_000n);
    expect(await cashByTransfers(connection(), officeId)).toBe(1_000n);
  });

  test('covers further fields of an entry by its hash, beside entries without them', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(3n)));
    await post(officeId, { ...moving(userId, income(2n)), occurredAt: NOON, caseId: userId });
    const [, entry] = await journal(officeId);
    expect(entry).toMatchObject({ occurredAt: NOON, caseId: userId });
    expect(entry && entryHash(entry.previousHash, { ...entry, caseId: officeId })).not.toBe(entry?.hash);
    expect(await faultOf(officeId)).toBeUndefined();
  });

  test('never mixes currencies: one is not spent for another', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(900n), income(5n, 'EUR')));
    await expect(post(officeId, moving(userId, spending(6n, 'EUR')))).rejects.toThrow(
      'Insufficient EUR balance: 0.05 available',
    );
    await post(officeId, moving(userId, spending(400n)));
    expect(await held(officeId, 'EUR')).toBe(5n);
    expect(await held(officeId)).toBe(500n);
  });

  test('reverses by an entry that compensates, and keeps the one that it names', async () => {
    const { officeId, userId } = await openOffice(connection());
    await post(officeId, moving(userId, income(1_000n)));
    const { number } = await post(officeId, moving(userId, spending(300n)));
    await write((transaction) =>
      reverse(transaction, officeId, number, { userId, bookedAt: NOON }).catch(unlessDoneBefore),
    );
    const [, original, reversal, ...others] = await journal(officeId);
    expect(others).toEqual([]);
    expect(original?.transfers).toMatchObject([spending(300n)]);
    expect(reversal).toMatchObject({
      kind: 'REVERSAL',
      correctsNumber: number,
      transfers: [{ currency: 'USD', from: 'EXPENSES', to: 'CASH', amount: 300n }],
    });
    expect(await held(officeId)).toBe(1_000n);
  });

  test('is rebuilt from the journal alone, so a wrong stored balance is found', async () => {
    const { officeId, userId } = await openOffice(connection());
    await together(12, (index) => post(officeId, moving(userId, income(BigInt(100 + index)), income(3n, 'GBP'))));
    expect(await faultOf(officeId)).toBeUndefined();
    await sql`update balances set amount_minor = 35 where office_id = ${officeId} and currency = 'GBP'`.execute(
      connection(),
    );
    expect(await faultOf(officeId)).toMatchObject({ what: expect.stringContaining('the journal gives 36') });
  });

  test('keeps one order in each account: entries without a gap, each with the balance after it', async () => {
    const { officeId, userId } = await openOffice(connection());
    const results = await together(30, (index) => post(officeId, moving(userId, income(BigInt(index + 1)))));
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
    let [number, balance] = [0n, 0n];
    for (const entry of await journal(officeId)) {
      balance += entry.transfers[0]?.amount ?? 0n;
      expect(entry.number).toBe(++number);
      expect(entry.transfers[0]?.cashAfter).toBe(balance);
    }
    expect([number, balance]).toEqual([30n, 465n]);
  });

  test('does not report a refusal as applied when it is repeated', async () => {
    const { officeId, userId } = await openOffice(connection());
    const booking = moving(userId, spending(100n));
    for (let attempt = 1; attempt <= 3; attempt++) {
      await expect(post(officeId, booking)).rejects.toMatchObject({ code: 'balance-too-low' });
    }
    expect(await journal(officeId)).toEqual([]);
    await post(officeId, moving(userId, income(100n)));
    const receipt = await post(officeId, booking);
    expect(receipt.number).toBe(2n);
    if (answers === 'all arrive') expect(receipt.duplicate).toBe(false);
    expect(await journal(officeId)).toHaveLength(2);
  });
}

/** A repeated reversal may already exist. */
function unlessDoneBefore(error: unknown): void {
  if (!isRefused(error, 'already-corrected')) throw error;
}
