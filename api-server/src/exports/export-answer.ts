import { EXPORT_TYPES, type ExportFormat } from '@comptoir/api-contract/export-formats';
import type { FastifyReply } from 'fastify';
import { pipeline } from 'node:stream';
import { contentDisposition } from '../http/content-disposition';
import type { ExportEnd } from '../security-events/record-export';
import type { Cell } from './cells';
import { csvFile } from './csv-file';
import { exportFileName, type ExportScope } from './export-file-name';
import type { ExportLayout } from './export-layout';
import { xlsxFile } from './xlsx/xlsx-file';

/** A table that is sent as a file, read page by page as the client takes it. */
export interface ExportTable<Row> extends ExportLayout<Row> {
  /** What its rows are of; it stands in the name of the file. */
  scope?: ExportScope;
  /** Its rows, each page read when those before it were taken. */
  pages: AsyncIterable<readonly Row[]>;
  /** Told of how it ended, before its reader sees the end. */
  ended: (end: ExportEnd) => Promise<void>;
}

/** Sends a table as a file of the format, named by what it is of and the days that it is for the person. */
export function sendExport<Row>(reply: FastifyReply, format: ExportFormat, table: ExportTable<Row>): FastifyReply {
  const { name, timeZone, scope } = table;
  const file = exportFileName({ name, timeZone, format, ...scope }, new Date());
  reply.type(EXPORT_TYPES[format]).header('content-disposition', contentDisposition('attachment', file));

  const rows = rowsOf(table, (error) => reply.log.error({ err: error }, 'an export could not be written down'));
  const write = format === 'csv' ? csvFile : xlsxFile;
  const { headers, streams, sent } = write(
    { ...table, acceptEncoding: reply.request.headers['accept-encoding'] },
    rows,
  );
  pipeline(streams, (error) => {
    if (!error) return;
    reply.log.warn({ err: error }, `the export of ${name} was cut short`);
    // Whoever reads the rows may be waiting for its own reader, who is gone.
    void rows.return(undefined);
  });
  return reply.headers(headers).send(sent);
}

/** The cells of all rows; says how many there were to whoever wants to know how it ended. */
async function* rowsOf<Row>(
  { pages, columns, ended }: ExportTable<Row>,
  notRecorded: (error: unknown) => void,
): AsyncGenerator<readonly Cell[], void> {
  const end: ExportEnd = { rows: 0, ended: 'cut short' };
  try {
    for await (const rows of pages) {
      for (const row of rows) {
        yield columns.map(({ cell }) => cell(row));
        end.rows += 1;
      }
    }
    end.ended = 'whole';
  } finally {
    // The rows are out: nobody gets them back by failing here.
    await ended(end).catch(notRecorded);
  }
}
