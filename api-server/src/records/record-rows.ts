import { sql, type RawBuilder } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { Database } from '../database/schema';
import type { Archivable, Versioned } from '../database/tables/columns';

export type RecordTable = {
  [Name in keyof Database]: Database[Name] extends Pick<Versioned, 'version'> & { id: string } ? Name : never;
}[keyof Database];

type RetirableTable = {
  [Name in RecordTable]: Database[Name] extends Versioned ? Name : never;
}[RecordTable];

export async function lockRow(transaction: WriteTransaction, table: RecordTable, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(transaction);
}

/** Marks a row as deleted, keeping its name for history. */
export async function retireRow(transaction: WriteTransaction, table: RetirableTable, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set archived_at = now(), version = version + 1 where id = ${id}`.execute(
    transaction,
  );
}

export type ArchivableTable = {
  [Name in keyof Database]: Database[Name] extends Archivable & { id: string } ? Name : never;
}[keyof Database];

/** Condition for active or for archived rows. */
export function isKept(table: ArchivableTable, archived = false): RawBuilder<boolean> {
  return archived
    ? sql<boolean>`${sql.ref(`${table}.archived_by`)} is not null`
    : sql<boolean>`${sql.ref(`${table}.archived_at`)} is null`;
}

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

export async function archiverOf(
  transaction: WriteTransaction,
  table: ArchivableTable,
  id: string,
): Promise<string | null> {
  const { rows } = await sql<{ archivedBy: string | null }>`
    select archived_by from ${sql.table(table)} where id = ${id}`.execute(transaction);
  return rows[0]?.archivedBy ?? null;
}
