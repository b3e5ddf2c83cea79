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

export interface ExportTable<Row> extends ExportLayout<Row> {
  scope?: ExportScope;
  /** Lazy: a page is read once the previous ones were consumed. */
  pages: AsyncIterable<readonly Row[]>;
  /** Called at the end, before the reader receives the end of the stream. */
  ended: (end: ExportEnd) => Promise<void>;
}

export function sendExport<Row>(reply: FastifyReply, format: ExportFormat, table: ExportTable<Row>): FastifyReply {
  const { name, timeZone, scope } = table;
  const file = exportFileName({ name, timeZone, format, ...scope }, new Date());
  reply.type(EXPORT_TYPES[format]).header('content-disposition', contentDisposition('attachment', file));

  const rows = rowsOf(table, (error) => reply.log.error({ err: error }, 'an export could not be recorded'));
  const write = format === 'csv' ? csvFile : xlsxFile;
  const { headers, streams, sent } = write(
    { ...table, acceptEncoding: reply.request.headers['accept-encoding'] },
    rows,
  );
  pipeline(streams, (error) => {
    if (!error) return;
    reply.log.warn({ err: error }, `the export of ${name} was interrupted`);
    // Unblocks a row generator whose reader is gone.
    void rows.return(undefined);
  });
  return reply.headers(headers).send(sent);
}

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
    // The rows are already sent; failing now would not help.
    await ended(end).catch(notRecorded);
  }
}
