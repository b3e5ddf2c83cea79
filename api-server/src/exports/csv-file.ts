import { minorText } from '@comptoir/api-contract/money';
import { stringify } from 'csv-stringify/sync';
import { PassThrough, Readable } from 'node:stream';
import { acceptedEncoding, createCompressor } from '../http/content-encoding';
import type { Cell } from './cells';
import type { FileRequest, TableFile } from './table-file';

/** Rows that are written, and given to the compressor, at once: each time costs about as much as a row. */
const ROWS = 100;

const OPTIONS = {
  record_delimiter: 'windows',
  escape_formulas: true,
  // Spreadsheets of many countries part cells at these; inside of quotation marks they do not.
  quoted_match: /[;\t]/,
} as const;

/**
 * A table as CSV as RFC 4180 says, in UTF-8 with a byte order mark, in an encoding that the reader takes. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe.
 */
export function csvFile(
  { columns, timeZone, acceptEncoding }: FileRequest,
  rows: AsyncIterable<readonly Cell[]>,
): TableFile {
  const encoding = acceptedEncoding(acceptEncoding);
  const sent = encoding === 'identity' ? new PassThrough() : createCompressor(encoding);
  return {
    headers: { vary: 'accept-encoding', ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
    streams: [Readable.from(texts(columns, rows, timeZone)), sent],
    sent,
  };
}

async function* texts(
  columns: FileRequest['columns'],
  rows: AsyncIterable<readonly Cell[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const text = cellTexts(timeZone);
  yield stringify([columns.map(({ title }) => title)], { ...OPTIONS, bom: true });
  let lines: string[][] = [];
  for await (const row of rows) {
    lines.push(row.map((cell) => harmless(text(cell))));
    if (lines.length < ROWS) continue;
    yield stringify(lines, OPTIONS);
    lines = [];
  }
  yield stringify(lines, OPTIONS);
}

/**
 * Writes '20/11/2026 09:30' in the time zone, as the lists do in every language, and '120.50' with a plain decimal point
 * and without grouping: programs read these cells, and a comma would part one figure into two where commas part the cells.
 */
function cellTexts(timeZone: string): (cell: Cell) => string {
  // Making a format costs a hundred times as much as using it.
  const moments = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const days = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' });
  return (cell) => {
    if (cell === null) return '';
    if (typeof cell === 'string') return cell;
    if ('amount' in cell) return minorText(cell.amount);
    if ('number' in cell) return cell.number;
    return 'day' in cell ? days.format(cell.day) : moments.format(cell.moment).replace(',', '');
  };
}

/** A formula may also begin behind what another spreadsheet takes for the end of a cell. */
function harmless(cell: string): string {
  return cell.replace(/(?=[=+\-@])(?<=[;,\t]\s*)/g, "'");
}
