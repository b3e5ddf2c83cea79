import { IMPORT_HEAD_ROWS, IMPORT_ROWS_LIMIT } from '@comptoir/api-contract/imports';
import type { Connection } from '../database/database';
import { notFound, refused } from '../api-error';
import { findAccount } from '../session/people.repository';
import { guessFields, guessHeader, isCertain } from './column-guess';
import { placeOf, Preview } from './preview';
import { writeRows, type ComparedRow } from './import-rows.repository';
import { bytesOfPerson, findAwaiting, moveImport, removePreviews, type ImportRecord } from './imports.repository';
import type { FileReaders } from './reading/file-readers';
import type { RowBatch } from './reading/reader-messages';
import type { TableRow } from './reading/table-rows';

/** Older previews are removed. */
const PREVIEWS_OF_A_PERSON = 10;
const BYTES_OF_A_PERSON = 500 * 1024 * 1024;

interface FileTools {
  connection: Connection;
  readers: FileReaders;
}

/**
 * Stores the rows of an uploaded file and compares them if its columns are recognised. Stores nothing of an
 * unreadable file. Removes the oldest previews of the person if room is needed.
 *
 * @throws {ApiError} 409 if the import has a file already, 413 if too large, 415 or 422 if unreadable
 */
export async function storeFile(tools: FileTools, waiting: ImportRecord, file: Buffer): Promise<void> {
  const { connection } = tools;
  const pass = waiting.pass + 1;
  if (!(await moveImport(connection, waiting, { state: 'reading', pass }))) throw refused('import-state');
  try {
    await makeRoom(connection, waiting);
    await readFile(tools, { ...waiting, state: 'reading', pass }, file);
  } catch (error) {
    await connection.deleteFrom('imports').where('id', '=', waiting.id).execute();
    throw error;
  }
}

async function readFile({ connection, readers }: FileTools, record: ImportRecord, file: Buffer): Promise<void> {
  const batches = readers.read(record.userId, file, record.encoding ?? undefined);
  try {
    await readBatches(connection, record, batches);
  } finally {
    // The next file of this person waits for the reader.
    await batches.return(undefined);
  }
}

async function readBatches(
  connection: Connection,
  record: ImportRecord,
  batches: AsyncGenerator<RowBatch>,
): Promise<void> {
  const first = await batches.next();
  if (first.done === true) throw refused('import-empty');
  const { rows, facts } = first.value;
  const at = guessHeader(record.kind, rows.slice(0, IMPORT_HEAD_ROWS));
  const titles = rows[at]?.cells ?? [];
  const headerRow = rows[at]?.row ?? 0;
  const fields = guessFields(record.kind, titles);
  const columns = { titles: JSON.stringify(titles), fields: JSON.stringify(fields), facts: JSON.stringify(facts) };
  await moveImport(connection, record, { ...columns, headerRow });
  const mapped = { ...record, fields, headerRow };
  await storeUnread(connection, mapped, rows.slice(0, at + 1));
  const rest = withFirst({ ...first.value, rows: rows.slice(at + 1) }, batches);
  if (!isCertain(record.kind, { titles, fields })) {
    const stored = await storeBatches(rest, (part) => storeUnread(connection, mapped, part));
    await moveImport(connection, record, { state: 'unmapped', ...stored });
    return;
  }
  const maker = await findAccount(connection, record.userId);
  if (!maker) throw notFound('record');
  const preview = new Preview(mapped, await placeOf(connection, record, maker));
  const stored = await storeBatches(rest, (part) => preview.add(part));
  const { counts, hash } = preview.outcome();
  await moveImport(connection, record, { state: 'ready', ...stored, counts: JSON.stringify(counts), hash });
}

async function storeUnread(connection: Connection, record: ImportRecord, part: readonly TableRow[]): Promise<void> {
  const rows: ComparedRow[] = part.map((row) => ({ ...row, kind: 'unread' }));
  if (!(await writeRows(connection, record, rows))) throw refused('import-state');
}

async function* withFirst(first: RowBatch, rest: AsyncGenerator<RowBatch>): AsyncGenerator<RowBatch> {
  yield first;
  yield* rest;
}

async function storeBatches(
  batches: AsyncIterable<RowBatch>,
  take: (rows: readonly TableRow[]) => Promise<void>,
): Promise<{ total: number; bytes: number }> {
  const sums = { total: 0, bytes: 0 };
  for await (const { rows, bytes } of batches) {
    sums.total += rows.length;
    sums.bytes += bytes;
    if (sums.total > IMPORT_ROWS_LIMIT) throw refused('import-rows', { rows: IMPORT_ROWS_LIMIT });
    await take(rows);
  }
  if (sums.total === 0) throw refused('import-empty');
  return sums;
}

/** @throws {ApiError} 413 if the committed imports of the person exceed the limit */
async function makeRoom(connection: Connection, { id, userId }: ImportRecord): Promise<void> {
  await removePreviews(connection, { id, userId, kept: PREVIEWS_OF_A_PERSON - 1 });
  const bytes = await bytesOfPerson(connection, userId);
  if (bytes > BYTES_OF_A_PERSON) throw refused('import-quota', { megabytes: BYTES_OF_A_PERSON / 1024 / 1024 });
}

/** @throws {ApiError} 404 */
export async function awaitingImport(connection: Connection, id: string): Promise<ImportRecord> {
  const record = await findAwaiting(connection, id);
  if (!record) throw notFound('record');
  return record;
}
