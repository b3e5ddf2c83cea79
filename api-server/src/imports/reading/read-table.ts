import { IMPORT_COLUMNS_LIMIT, IMPORT_HEAD_ROWS, type ImportEncoding } from '@comptoir/api-contract/imports';
import { fileTypeFromBuffer } from 'file-type/node';
import { ApiError, refused } from '../../api-error';
import { csvRows } from './csv-rows';
import { refusalOf } from './other-formats';
import { isBlank, type TableRow } from './table-rows';
import { encodingOf, isUtf16, type TextEncoding } from './text-encoding';
import { workbookRows } from './workbook-rows';

const HEAD_BYTES = 4096;

export interface TableFacts {
  encoding?: TextEncoding;
  leftOut: readonly string[];
}

/** Rows of a file; `facts` are complete once the first row was read. */
export interface Table {
  facts: TableFacts;
  rows: AsyncIterable<TableRow>;
}

/**
 * Reads the non-blank rows of a file, whose type is detected from its content.
 *
 * @param chosen encoding chosen by the person; detected if absent
 * @throws {ApiError} while iterating: 415 for an unsupported type, 422 if damaged, 413 if too large
 */
export function readTable(file: Buffer, chosen?: ImportEncoding): Table {
  const facts: TableFacts = { leftOut: [] };
  return { facts, rows: tableRows(file, facts, chosen) };
}

async function* tableRows(file: Buffer, facts: TableFacts, chosen?: ImportEncoding): AsyncGenerator<TableRow> {
  let rows = 0;
  try {
    for await (const { row, cells } of await allRows(file, facts, chosen)) {
      const kept = { row, cells: cells.slice(0, IMPORT_COLUMNS_LIMIT) };
      if (isBlank(kept)) continue;
      rows += 1;
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

async function allRows(file: Buffer, facts: TableFacts, chosen?: ImportEncoding): Promise<AsyncIterable<TableRow>> {
  const head = file.subarray(0, HEAD_BYTES);
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return workbookRows(file);
  // A UTF-16 byte order mark also matches an audio format.
  const detected = isUtf16(head) ? undefined : (await fileTypeFromBuffer(head))?.ext;
  const refusal = refusalOf(file, { detected, head });
  if (refusal) throw refusal;
  facts.encoding = encodingOf(file, chosen);
  return csvRows(file, facts.encoding.name);
}

function reasonOf(cause: unknown): string {
  const [line = ''] = String(cause instanceof Error ? cause.message : cause).split('\n', 1);
  return line.slice(0, 120);
}
