import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { Database } from '../database/schema';
import type { Versioned } from '../database/tables/columns';

/** The tables whose rows are records that people change one by one. */
export type RecordTable = {
  [Name in keyof Database]: Database[Name] extends Versioned & { id: string } ? Name : never;
}[keyof Database];

/** Holds a row against changes by others until the transaction ends. */
export async function lockRow(transaction: WriteTransaction, table: RecordTable, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
}

/** Takes a row out of every list; its name stays readable in history. */
export async function archiveRow(transaction: WriteTransaction, table: RecordTable, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set archived_at = now(), version = version + 1 where id = ${id}`.execute(
    transaction,
  );
}
