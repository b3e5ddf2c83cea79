import { sql } from 'kysely';
import type { Connection } from '../src/database/database';
import { inTransaction } from '../src/database/transaction';

const GUARDED = [
  'journal_entries',
  'transfers',
  'journal_heads',
  'pick_ups',
  'pick_up_lines',
  'audit_entries',
  'security_events',
];

/** Simulates tampering by a database owner, which only the hash chains detect. */
export async function withoutGuard(connection: Connection, statements: readonly string[]): Promise<void> {
  await inTransaction(connection, async (transaction) => {
    for (const table of GUARDED) await sql.raw(`alter table ${table} disable trigger user`).execute(transaction);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    for (const table of GUARDED) await sql.raw(`alter table ${table} enable trigger user`).execute(transaction);
  });
}
