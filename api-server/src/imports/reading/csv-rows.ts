import { parse, type Parser } from 'csv-parse';
import { TextDecoder } from 'node:util';
import { encodingOf } from './text-encoding';
import { cellText, otherTurns, type TableRow } from './table-rows';

const SEPARATORS = [';', '\t', ','] as const;
/** So many bytes are read in one turn. */
const PIECE_BYTES = 32 * 1024;
/** So many characters have a row at most: an open quotation mark would take all that follows. */
const ROW_LIMIT = 100_000;

/** The rows of a text with columns, whatever separates them, in pieces that keep nobody waiting. */
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
  void feed(parser, file, new TextDecoder(encoding));
  let row = named === undefined ? 0 : 1;
  for await (const { record } of parser as AsyncIterable<{ record: string[] }>) {
    row += 1;
    yield { row, cells: record.map(cellText) };
  }
}

async function feed(parser: Parser, file: Uint8Array, decoder: TextDecoder): Promise<void> {
  for (let at = 0; at < file.length && !parser.destroyed; at += PIECE_BYTES) {
    const piece = decoder.decode(file.subarray(at, at + PIECE_BYTES), { stream: true });
    const takesMore = piece === '' || parser.write(piece);
    if (!takesMore) await takesMoreAgain(parser);
    await otherTurns();
  }
  if (!parser.destroyed) parser.end(decoder.decode());
}

/** Until it takes more, or is given up. */
function takesMoreAgain(parser: Parser): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      parser.off('drain', goOn).off('close', goOn);
      resolve();
    };
    parser.on('drain', goOn).on('close', goOn);
  });
}

/** What most often stands between the cells of the first line that has some. */
function separatorOf(head: string): string {
  const lines = head.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/);
  const line = lines.find((one) => one.trim() !== '') ?? '';
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
