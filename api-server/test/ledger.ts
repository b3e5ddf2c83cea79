import { sql } from 'kysely';
import { entriesInOrder, type StoredEntry } from '../src/books/journal.reader';
import { verifyJournals } from '../src/books/verify-journal';
import type { BooksFault } from '../src/books/books-fault';
import type { Connection, WriteTransaction } from '../src/database/database';
import { inTransaction } from '../src/database/transaction';

export interface LedgerUnderTest {
  connection: () => Connection;
  write: <Result>(work: (transaction: WriteTransaction) => Promise<Result>) => Promise<Result>;
  /** `may be lost`: acknowledgements can be lost, so writes are repeated. */
  answers: 'all arrive' | 'may be lost';
}

export function together(count: number, work: (index: number) => Promise<unknown>) {
  return Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
}

export function countFulfilled(results: readonly PromiseSettledResult<unknown>[]): number {
  return results.filter(({ status }) => status === 'fulfilled').length;
}

export async function journalFaultOf(connection: Connection, officeId: string): Promise<BooksFault | undefined> {
  const { faults } = await inTransaction(connection, verifyJournals);
  return faults.find((fault) => fault.officeId === officeId);
}

export function journalOf(connection: Connection, officeId: string): Promise<StoredEntry[]> {
  return inTransaction(connection, async (transaction) => {
    const entries: StoredEntry[] = [];
    for await (const entry of entriesInOrder(transaction, officeId)) entries.push(entry);
    return entries;
  });
}

/** In minor units, summed by the database. */
export async function sumOfAccounts(connection: Connection, officeId: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ currency: string; sum: string }>`
    select currency, sum(amount)::text as sum from (
      select currency, from_account as account, -amount_minor as amount from transfers where office_id = ${officeId}
      union all
      select currency, to_account, amount_minor from transfers where office_id = ${officeId}
    ) postings group by currency`.execute(connection);
  return new Map(rows.map(({ currency, sum }) => [currency, sum]));
}

/** In minor units, from transfers alone. */
export async function cashByTransfers(connection: Connection, officeId: string): Promise<bigint> {
  const { rows } = await sql<{ cash: string }>`
    select coalesce(sum(case when to_account = 'CASH' then amount_minor when from_account = 'CASH' then -amount_minor
      else 0 end), 0)::text as cash
    from transfers where office_id = ${officeId} and currency = 'USD'`.execute(connection);
  return BigInt(rows[0]?.cash ?? 0);
}
