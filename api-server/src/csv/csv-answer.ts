import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { PassThrough, Readable, pipeline } from 'node:stream';
import { dayOf } from '../calendar/local-day';
import type { Page } from '../database/page';
import { contentDisposition } from '../http/content-disposition';
import { acceptedEncoding, createCompressor } from '../lists/content-encoding';
import type { ExportEnd } from '../security-events/record-export';

/** A table that is sent as a file, read page by page as the client takes it. */
export interface CsvTable<Row> {
  /** Of the file, before the day: 'collections' gives `collections-2026-11-20.csv`. */
  name: string;
  /** In which the day of the file is the one that it is. */
  timeZone: string;
  columns: readonly string[];
  /** The rows that follow one, or the first ones; a page that is not full is the last one. */
  page: (page: Pick<Page<Row>, 'limit' | 'after'>) => Promise<readonly Row[]>;
  /** The cells of a row, in the order of the columns. */
  cells: (row: Row) => string[];
  /** Told of how it ended, before its reader sees the end. */
  ended: (end: ExportEnd) => Promise<void>;
}

const PAGE = 1000;

/**
 * Sends a table as CSV as RFC 4180 says, in UTF-8 with a byte order mark. A cell that a spreadsheet would take for a
 * formula begins with an apostrophe.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  { name, timeZone, columns, page, cells, ended }: CsvTable<Row>,
): FastifyReply {
  const file = `${name}-${dayOf(new Date(), timeZone)}.csv`;
  reply.type('text/csv; charset=utf-8').header('content-disposition', contentDisposition('attachment', file));

  async function* lines() {
    const end: ExportEnd = { rows: 0, ended: 'cut short' };
    let after: Row | undefined;
    try {
      while (end.ended !== 'whole') {
        const rows = await page({ limit: PAGE, after });
        after = rows.at(-1);
        for (const row of rows) {
          yield cells(row).map(harmless);
          end.rows += 1;
        }
        if (rows.length < PAGE) end.ended = 'whole';
      }
    } finally {
      // The rows are out: nobody gets them back by failing here.
      await ended(end).catch((error: unknown) =>
        reply.log.error({ err: error }, 'an export could not be written down'),
      );
    }
  }
  const csv = stringify({
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // Spreadsheets of many countries part cells at these; inside of quotation marks they do not.
    quoted_match: /[;\t]/,
  });
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding']);
  const sent = encoding === 'identity' ? new PassThrough() : createCompressor(encoding);
  pipeline(Readable.from(lines()), csv, sent, (error) => {
    if (error) reply.log.warn({ err: error }, `the export of ${name} was cut short`);
  });
  reply.header('vary', 'accept-encoding');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(sent);
}

/** A formula may also begin behind what another spreadsheet takes for the end of a cell. */
function harmless(cell: string): string {
  return cell.replace(/([;,\t]\s*)(?=[=+\-@])/g, "$1'");
}
