import { IMPORT_COLUMNS_LIMIT } from '@comptoir/api-contract/imports';
import { parse } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { encodingOf } from './text-encoding';
import { cellText, type TableRow } from './table-rows';

const SEPARATORS = [';', '\t', ','] as const;
/** Size of the pieces that are decoded, in bytes. */
const PIECE_BYTES = 32 * 1024;
/** So many characters have a row at most: an open quotation mark would take all that follows. */
const ROW_LIMIT = 100_000;

/** The rows of a text with columns, whatever separates them. */
export async function* csvRows(file: Uint8Array): AsyncGenerator<TableRow> {
  const encoding = encodingOf(file);
  const head = new TextDecoder(encoding).decode(file.subarray(0, 64 * 1024));
  const named = /^sep=(.)\r?\n/i.exec(head)?.[1];
  const parser = parse({
    delimiter: named ?? separatorOf(head),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: ROW_LIMIT,
    ...(named !== undefined && { from_line: 2 }),
    info: true,
  });
  pipeline(Readable.from(pieces(file, new TextDecoder(encoding))), parser, () => undefined);
  let row = named === undefined ? 0 : 1;
  for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
    row += 1;
    yield { row, cells: record.slice(0, IMPORT_COLUMNS_LIMIT).map(cellText) };
  }
}

function* pieces(file: Uint8Array, decoder: TextDecoder): Generator<string> {
  for (let at = 0; at < file.length; at += PIECE_BYTES) {
    yield decoder.decode(file.subarray(at, at + PIECE_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** What most often stands between the cells of the first line that has some. */
function separatorOf(head: string): string {
  const lines = head.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/);
  const line = lines.find((one) => one.trim() !== '') ?? '';
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
