import { IMPORT_COLUMNS_LIMIT, IMPORT_ROWS_LIMIT } from '@comptoir/api-contract/imports';
import type { Connection } from '../database/database';
import { notFound, refused } from '../api-error';
import { findAccount } from '../session/people.repository';
import { guessFields, isMapped } from './column-guess';
import { COMPARED_AT_ONCE, placeOf, Preview } from './preview';
import { writeRows, type ComparedRow } from './import-rows.repository';
import { findAwaiting, moveImport, type ImportRecord } from './imports.repository';
import { tableRows } from './reading/read-table';
import type { TableRow } from './reading/table-rows';

type Taken = (rows: readonly TableRow[]) => Promise<void>;

/**
 * Keeps the rows of a file for an import that waits for it, and compares them with what there is where its titles say
 * what they are. Of a file that cannot be read nothing stays.
 *
 * @throws {ApiError} 409 for one that has its file, 413 for too much, 415 and 422 for what cannot be read
 */
export async function takeFile(connection: Connection, waiting: ImportRecord, file: Buffer): Promise<void> {
  const pass = waiting.pass + 1;
  if (!(await moveImport(connection, waiting, { state: 'reading', pass }))) throw refused('import-state');
  try {
    await readFile(connection, { ...waiting, state: 'reading', pass }, file);
  } catch (error) {
    await connection.deleteFrom('imports').where('id', '=', waiting.id).execute();
    throw error;
  }
}

async function readFile(connection: Connection, record: ImportRecord, file: Buffer): Promise<void> {
  const rows = tableRows(file);
  const first = await rows.next();
  if (first.done === true) throw refused('import-empty');
  const titles = first.value.cells.slice(0, IMPORT_COLUMNS_LIMIT);
  const fields = guessFields(record.kind, titles);
  await moveImport(connection, record, { titles: JSON.stringify(titles), fields: JSON.stringify(fields) });
  const known = { ...record, fields };
  if (!isMapped(record.kind, fields)) {
    const total = await inParts(rows, (part) => keepUnread(connection, known, part));
    await moveImport(connection, record, { state: 'unmapped', total });
    return;
  }
  const maker = await findAccount(connection, record.userId);
  if (!maker) throw notFound('record');
  const preview = new Preview(known, await placeOf(connection, record, maker));
  const total = await inParts(rows, (part) => preview.take(part));
  const { counts, hash } = preview.outcome();
  await moveImport(connection, record, { state: 'ready', total, counts: JSON.stringify(counts), hash });
}

async function keepUnread(connection: Connection, record: ImportRecord, part: readonly TableRow[]): Promise<void> {
  const rows: ComparedRow[] = part.map((row) => ({ ...row, kind: 'unread' }));
  if (!(await writeRows(connection, record, rows))) throw refused('import-state');
}

/** Takes rows part by part; answers how many there were. */
async function inParts(rows: AsyncIterable<TableRow>, take: Taken): Promise<number> {
  let part: TableRow[] = [];
  let total = 0;
  for await (const { row, cells } of rows) {
    total += 1;
    if (total > IMPORT_ROWS_LIMIT) throw refused('import-rows', { rows: IMPORT_ROWS_LIMIT });
    part.push({ row, cells: cells.slice(0, IMPORT_COLUMNS_LIMIT) });
    if (part.length < COMPARED_AT_ONCE) continue;
    await take(part);
    part = [];
  }
  await take(part);
  if (total === 0) throw refused('import-empty');
  return total;
}

/** @throws {ApiError} 404 */
export async function awaitingImport(connection: Connection, id: string): Promise<ImportRecord> {
  const record = await findAwaiting(connection, id);
  if (!record) throw notFound('record');
  return record;
}
