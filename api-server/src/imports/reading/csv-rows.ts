import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { decoderOf } from './text-decoder';
import { cellText, COLUMNS_READ, type TableRow } from './table-rows';

const SEPARATORS = [';', '\t', ','] as const;
const PIECE_BYTES = 32 * 1024;
const SAMPLED_LINES = 30;
/** In characters; an unclosed quotation mark would consume the rest of the file. */
const ROW_LIMIT = 100_000;

export async function* csvRows(file: Uint8Array, encoding: ImportEncoding): AsyncGenerator<TableRow> {
  const head = decoderOf(encoding)(file.subarray(0, 64 * 1024));
  const named = /^sep=(.)\r?\n/i.exec(head)?.[1];
  const delimiter = named ?? separatorOf(head);
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    // Allows spaces around quotation marks.
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

/** Reverses the apostrophe that exports put before text that looks like a formula. */
function withoutApostrophe(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/**
 * Picks the separator that occurs equally often on most lines, since lines of text may precede the table; on a tie
 * the one that makes more columns.
 */
function separatorOf(head: string): string {
  const lines = head
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, SAMPLED_LINES);
  const rated = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const alike = counts.map((count) => ({ count, lines: counts.filter((other) => other === count).length }));
    const [most] = alike.filter(({ count }) => count > 0).toSorted((one, other) => other.lines - one.lines);
    return { separator, lines: most?.lines ?? 0, count: most?.count ?? 0 };
  });
  const [best] = rated.toSorted((one, other) => other.lines - one.lines || other.count - one.count);
  return best?.separator ?? ',';
}
