import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { ExportFormat } from '@comptoir/api-contract/export-formats';
import type { Caller } from '../access/person';
import type { Reach } from '../access/reach';
import type { Connection } from '../database/database';
import { exportRecorder } from '../security-events/record-export';
import { withColumns } from './chosen-columns';
import { sendExport } from './export-answer';
import { exportScope } from './export-file-name';
import type { ExportLayout } from './export-layout';
import { exportReader } from './export-reader';
import type { ExportReader } from './export-texts';

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
  list: string;
  layout: (reader: ExportReader) => ExportLayout<Row>;
  pages: AsyncIterable<readonly Row[]>;
  within: Reach;
}

/** Streams a list as a file and records a security event. */
export async function sendListExport<Row>(call: ExportCall, exported: ExportedList<Row>): Promise<FastifyReply> {
  const { list, layout, pages, within } = exported;
  const { primary, query, request, reply } = call;
  return sendExport(reply, query.format, {
    ...withColumns(layout(exportReader(request, query)), query.columns),
    pages,
    scope: await exportScope(primary, within),
    ended: exportRecorder(call, list, query),
  });
}
