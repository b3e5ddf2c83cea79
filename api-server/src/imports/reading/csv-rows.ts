import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { decoderOf } from './text-decoder';
import { cellText, COLUMNS_READ, type TableRow } from './table-rows';

const SEPARATORS = [';', '\t', ','] as const;
/** Size of the pieces that are decoded, in bytes. */
const PIECE_BYTES = 32 * 1024;
/** Longest row, in characters: an open quotation mark would take all that follows. */
const ROW_LIMIT = 100_000;

/** The rows of a text with columns, whatever separates them. */
export async function* csvRows(file: Uint8Array, encoding: ImportEncoding): AsyncGenerator<TableRow> {
  const head = decoderOf(encoding)(file.subarray(0, 64 * 1024));
  const named = /^sep=(.)\r?\n/i.exec(head)?.[1];
  const delimiter = named ?? separatorOf(head);
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    // A space may stand before a quotation mark and after it.
    trim: delimiter !== '\t',
    max_record_size: ROW_LIMIT,
    ...(named !== undefined && { from_line: 2 }),
  });
  pipeline(Readable.from(pieces(file, decoderOf(encoding))), parser, () => undefined);
  let row = named === undefined ? 0 : 1;
  for await (const record of parser as AsyncIterable<string[]>) {
    row += 1;
    yield { row, cells: record.slice(0, COLUMNS_READ).map((cell) => cellText(withoutApostrophe(cell))) };
  }
}

function* pieces(file: Uint8Array, decode: (piece?: Uint8Array) => string): Generator<string> {
  for (let at = 0; at < file.length; at += PIECE_BYTES) yield decode(file.subarray(at, at + PIECE_BYTES));
  yield decode();
}

/** A text that a spreadsheet would take for a formula has an apostrophe before it in the exports of this server. */
function withoutApostrophe(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** What most often stands between the cells of the first line that has some. */
function separatorOf(head: string): string {
  const lines = head.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/);
  const line = lines.find((one) => one.trim() !== '') ?? '';
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
