import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { Database } from '../database/schema';
import type { Archivable, Versioned } from '../database/tables/columns';

/** The tables whose rows are records that people change one by one. */
export type RecordTable = {
  [Name in keyof Database]: Database[Name] extends Pick<Versioned, 'version'> & { id: string } ? Name : never;
}[keyof Database];

/** Those whose rows history may need when they are deleted. */
type RetirableTable = {
  [Name in RecordTable]: Database[Name] extends Versioned ? Name : never;
}[RecordTable];

/** Holds a row against changes by others until the transaction ends. */
export async function lockRow(transaction: WriteTransaction, table: RecordTable, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
}

/** Takes a row out of every list, for good; its name stays readable in history. */
export async function retireRow(transaction: WriteTransaction, table: RetirableTable, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set archived_at = now(), version = version + 1 where id = ${id}`.execute(
    transaction,
  );
}

/** The tables whose rows can be archived, and restored. */
export type ArchivableTable = {
  [Name in keyof Database]: Database[Name] extends Archivable & { id: string } ? Name : never;
}[keyof Database];

/** The condition of the rows in use, or of those in the archive. */
export function isKept(table: ArchivableTable, archived = false): RawBuilder<boolean> {
  return archived
    ? sql<boolean>`${sql.ref(`${table}.archived_by`)} is not null`
    : sql<boolean>`${sql.ref(`${table}.archived_at`)} is null`;
}

/** Puts a row into the archive for somebody, or takes it out again. */
export async function moveRow(
  transaction: WriteTransaction,
  table: ArchivableTable,
  id: string,
  archivedBy: string | null,
): Promise<void> {
  const at = archivedBy === null ? sql`null` : sql`now()`;
  await sql`update ${sql.table(table)} set archived_at = ${at}, archived_by = ${archivedBy}, version = version + 1
    where id = ${id}`.execute(transaction);
}

/** Who put a row into the archive; null for one that is not there. */
export async function archiverOf(
  transaction: WriteTransaction,
  table: ArchivableTable,
  id: string,
): Promise<string | null> {
  const { rows } = await sql<{ archivedBy: string | null }>`
    select archived_by from ${sql.table(table)} where id = ${id}`.execute(transaction);
  return rows[0]?.archivedBy ?? null;
}
