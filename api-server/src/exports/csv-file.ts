import { minorText } from '@comptoir/api-contract/money';
import { stringify } from 'csv-stringify/sync';
import { PassThrough, Readable } from 'node:stream';
import { acceptedEncoding, createCompressor } from '../http/content-encoding';
import type { Cell } from './cells';
import type { FileRequest, TableFile } from './table-file';

/** Rows per write: each write costs about as much as a row. */
const ROWS = 100;

const OPTIONS = {
  record_delimiter: 'windows',
  escape_formulas: true,
  // Common cell separators of locales; safe inside quotation marks.
  quoted_match: /[;\t]/,
} as const;

/**
 * CSV after RFC 4180, UTF-8 with byte order mark, compressed as accepted. Cells that look like formulas start with
 * an apostrophe.
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
 * '20/11/2026 09:30' in the time zone, and '120.50' without grouping in every language, since programs parse these
 * cells.
 */
function cellTexts(timeZone: string): (cell: Cell) => string {
  // Creating a formatter costs a hundred times as much as using it.
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

/** Also guards formulas after a character that another locale treats as a separator. */
function harmless(cell: string): string {
  return cell.replace(/(?=[=+\-@])(?<=[;,\t]\s*)/g, "'");
}
