import { IMPORT_COLUMNS_LIMIT, IMPORT_HEAD_ROWS, type ImportEncoding } from '@comptoir/api-contract/imports';
import { fileTypeFromBuffer } from 'file-type/node';
import { ApiError, refused } from '../../api-error';
import { csvRows } from './csv-rows';
import { refusalOf } from './other-formats';
import { isBlank, type TableRow } from './table-rows';
import { encodingOf, isUtf16, type TextEncoding } from './text-encoding';
import { workbookRows } from './workbook-rows';

const HEAD_BYTES = 4096;

/** What was noticed of a file while it was read. */
export interface TableFacts {
  /** Of a text; nothing of a workbook. */
  encoding?: TextEncoding;
  /** The titles of columns that are not read. */
  leftOut: readonly string[];
}

/** The rows of a file, one after the other, and what is noticed meanwhile: it is whole with the first rows. */
export interface Table {
  facts: TableFacts;
  rows: AsyncIterable<TableRow>;
}

/**
 * Reads the rows of a file that are not blank, by its content and not by its name. One of the first has the titles.
 *
 * @param told how its text is written; without it the file tells
 * @throws {ApiError} while they are read: 415 for another kind of file, 422 for one that is damaged, 413 for one that holds too much
 */
export function readTable(file: Buffer, told?: ImportEncoding): Table {
  const facts: TableFacts = { leftOut: [] };
  return { facts, rows: tableRows(file, facts, told) };
}

async function* tableRows(file: Buffer, facts: TableFacts, told?: ImportEncoding): AsyncGenerator<TableRow> {
  let rows = 0;
  try {
    for await (const { row, cells } of await allRows(file, facts, told)) {
      const kept = { row, cells: cells.slice(0, IMPORT_COLUMNS_LIMIT) };
      if (isBlank(kept)) continue;
      rows += 1;
      // The titles are in one of these rows.
      if (rows <= IMPORT_HEAD_ROWS && facts.leftOut.length === 0) {
        facts.leftOut = cells.slice(IMPORT_COLUMNS_LIMIT).filter((title) => title !== '');
      }
      yield kept;
    }
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw refused('import-damaged', { reason: reasonOf(cause) });
  }
}

async function allRows(file: Buffer, facts: TableFacts, told?: ImportEncoding): Promise<AsyncIterable<TableRow>> {
  const head = file.subarray(0, HEAD_BYTES);
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return workbookRows(file);
  // The mark of UTF-16 is also how a sound may begin.
  const detected = isUtf16(head) ? undefined : (await fileTypeFromBuffer(head))?.ext;
  const refusal = refusalOf(file, { detected, head });
  if (refusal) throw refusal;
  facts.encoding = encodingOf(file, told);
  return csvRows(file, facts.encoding.name);
}

function reasonOf(cause: unknown): string {
  const [line = ''] = String(cause instanceof Error ? cause.message : cause).split('\n', 1);
  return line.slice(0, 120);
}
