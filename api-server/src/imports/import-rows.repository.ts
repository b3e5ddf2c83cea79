import type { Issue } from '@comptoir/api-contract/errors';
import type { ImportRow, ImportRowKind, IMPORT_ROW_FILTERS } from '@comptoir/api-contract/imports';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import { BATCH_CHARACTERS, BATCH_ROWS } from './reading/reader-limits';

export interface ComparedRow {
  row: number;
  cells: readonly string[];
  kind: ImportRowKind;
  recordId?: string | undefined;
  changes?: ImportRow['changes'] | undefined;
  problems?: readonly Issue[] | undefined;
  understood?: Readonly<Record<string, string>> | undefined;
  warnings?: readonly Issue[] | undefined;
}

export interface RowOutcome {
  row: number;
  outcome: 'done' | 'refused' | 'undone' | 'kept';
  recordId?: string | undefined;
  version?: number | undefined;
  before?: object | undefined;
  problems?: readonly Issue[] | undefined;
}

export interface Chosen {
  kinds: readonly ('new' | 'changed')[];
  without: readonly number[];
}

/** Writes compared rows. Returns false, and writes nothing, if a newer comparison has started. */
export async function writeRows(
  connection: Connection,
  { id, pass }: { id: string; pass: number },
  rows: readonly ComparedRow[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into import_rows (import_id, row, cells, kind, record_id, changes, problems, understood, warnings)
    select import.id, read.row, read.cells, read.kind, read."recordId", read.changes, read.problems,
      read.understood, read.warnings
    from imports import, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as read (row int, cells jsonb, kind text, "recordId" text, changes jsonb, problems jsonb,
        understood jsonb, warnings jsonb)
    where import.id = ${id} and import.pass = ${pass} and import.state = 'reading'
    on conflict (import_id, row) do update set kind = excluded.kind, record_id = excluded.record_id,
      changes = excluded.changes, problems = excluded.problems,
      understood = excluded.understood, warnings = excluded.warnings`.execute(connection);
  return rows.length === 0 || numAffectedRows > 0n;
}

export function readCells(connection: Connection, importId: string, after: number, limit: number) {
  return connection
    .selectFrom('importRows')
    .select(['row', sql<string[]>`cells`.as('cells')])
    .where('importId', '=', importId)
    .where('row', '>', after)
    .orderBy('row')
    .limit(limit)
    .execute();
}

export async function readBatch(connection: Connection, importId: string, after: number) {
  const { rows } = await sql<{ row: number; cells: string[] }>`
    select row, cells from (
      select row, cells, length(cells::text) as length, sum(length(cells::text)) over (order by row) as total
      from (
        select row, cells from import_rows where import_id = ${importId} and row > ${after}
        order by row limit ${BATCH_ROWS}
      ) as next
    ) as measured
    where total - length < ${BATCH_CHARACTERS}
    order by row`.execute(connection);
  return rows;
}

export function findRows(
  connection: Connection,
  importId: string,
  { only, after, limit }: { only: (typeof IMPORT_ROW_FILTERS)[number] | undefined; after: number; limit: number },
) {
  return connection
    .selectFrom('importRows')
    .select(['row', 'kind', 'outcome', 'recordId'])
    .select([
      sql<string[]>`cells`.as('cells'),
      sql<ImportRow['changes']>`coalesce(changes, '[]')`.as('changes'),
      sql<Issue[]>`coalesce(problems, '[]')`.as('problems'),
      sql<Record<string, string>>`coalesce(understood, '{}')`.as('understood'),
      sql<Issue[]>`coalesce(warnings, '[]')`.as('warnings'),
    ])
    .where('importId', '=', importId)
    .where('row', '>', after)
    .$if(only !== undefined, (rows) => rows.where(isOf(only)))
    .orderBy('row')
    .limit(limit)
    .execute();
}

function isOf(only: (typeof IMPORT_ROW_FILTERS)[number] | undefined) {
  if (only === 'warned') return sql<boolean>`warnings is not null`;
  return only === 'refused' || only === 'kept'
    ? sql<boolean>`outcome = ${only}`
    : sql<boolean>`import_rows.kind = ${only}`;
}

export async function countChosen(connection: Connection, importId: string, chosen: Chosen): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_rows where import_id = ${importId} and ${isChosen(chosen)}`.execute(
    connection,
  );
  return rows[0]?.count ?? 0;
}

export function nextChosen(
  transaction: Connection,
  { id, doneTo, chosen }: { id: string; doneTo: number; chosen: Chosen },
  limit: number,
) {
  return transaction
    .selectFrom('importRows')
    .select(['row', 'kind', 'recordId'])
    .select([
      sql<string[]>`cells`.as('cells'),
      sql<ImportRow['changes']>`coalesce(changes, '[]')`.as('changes'),
      sql<ImportRow['understood'] | null>`understood`.as('understood'),
    ])
    .where('importId', '=', id)
    .where('row', '>', doneTo)
    .where(isChosen(chosen))
    .orderBy('row')
    .limit(limit)
    .execute();
}

export function nextDone(
  transaction: WriteTransaction,
  { id, undoneTo }: { id: string; undoneTo: number },
  limit: number,
) {
  return transaction
    .selectFrom('importRows')
    .select(['row', 'recordId', 'recordVersion', 'before'])
    .where('importId', '=', id)
    .where('row', '>', undoneTo)
    .where(sql<boolean>`outcome in ('done', 'undone', 'kept')`)
    .orderBy('row')
    .limit(limit)
    .execute();
}

export async function writeOutcomes(
  transaction: WriteTransaction,
  importId: string,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update import_rows set outcome = result.outcome, problems = result.problems,
      record_id = coalesce(result."recordId", import_rows.record_id),
      record_version = coalesce(result.version, import_rows.record_version),
      before = coalesce(result.before, import_rows.before)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as result (row int, outcome text, "recordId" text, version int, before jsonb, problems jsonb)
    where import_id = ${importId} and import_rows.row = result.row`.execute(transaction);
}

function isChosen({ kinds, without }: Chosen) {
  return sql<boolean>`import_rows.kind = any(${[...kinds]}::text[]) and not (import_rows.row = any(${[...without]}::int[]))`;
}
