import { sql } from 'kysely';
import { entriesInOrder, type KeptEntry } from '../src/books/journal.reader';
import type { Connection } from '../src/database/database';
import { inTransaction } from '../src/database/transaction';

export function journalOf(connection: Connection, officeId: string): Promise<KeptEntry[]> {
  return inTransaction(connection, async (transaction) => {
    const entries: KeptEntry[] = [];
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
