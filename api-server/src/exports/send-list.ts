import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import type { Caller } from '../access/person';
import type { Connection } from '../database/database';
import { exportRecorder } from '../security-events/record-export';
import { withColumns } from './chosen-columns';
import { sendExport, type ExportLayout } from './export-answer';
import { exportReader } from './export-reader';
import type { ExportReader } from './export-words';

interface ExportCall {
  primary: Connection;
  person: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
  query: {
    timeZone?: string | undefined;
    language?: LanguageCode | undefined;
    format: ExportFormat;
    columns?: string | undefined;
  };
}

interface ExportedList<Row> {
  /** What the security event calls it. */
  list: string;
  layout: (reader: ExportReader) => ExportLayout<Row>;
  pages: AsyncIterable<readonly Row[]>;
}

/** Sends all rows of a list as a file, with the columns that were asked for, and writes down who took it out. */
export function sendListExport<Row>(call: ExportCall, { list, layout, pages }: ExportedList<Row>): FastifyReply {
  const { query, request, reply } = call;
  return sendExport(reply, query.format, {
    ...withColumns(layout(exportReader(request, query)), query.columns),
    pages,
    ended: exportRecorder(call, list, query),
  });
}
