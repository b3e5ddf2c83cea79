import type { FastifyRequest } from 'fastify';
import { narrowed } from '../access/reach';
import { column } from '../exports/export-layout';
import { sendExport } from '../exports/export-answer';
import { exportReader } from '../exports/export-reader';
import { exportTexts } from '../exports/export-texts';
import { pagesInOrder } from '../exports/pages-in-order';
import type { Handlers } from '../http/handlers';
import { titlesOf } from './column-guess';
import { asImport, asRow } from './import-answer';
import { findRows } from './import-rows.repository';
import { findImports } from './imports.repository';
import { beginImport, commitImport, mapImport, readImport, showImport, withdrawImport } from './imports.service';
import { importAddress } from './receive-import';

export function importHandlers(originOf: (request: FastifyRequest) => string) {
  return {
    listImports: async ({ connection, person, reach, query: { kind, officeId } }) => {
      const within = await narrowed(connection, reach, { officeId });
      const found = await findImports(connection, { person, reach: within }, kind);
      return found.map((record) => asImport(record, []));
    },

    createImport: (call) => beginImport(call, (created) => importAddress(originOf(call.request), created)),

    getImport: ({ connection, ...options }) => showImport(connection, options),

    listImportRows: async ({ connection, query: { only, after, limit }, ...options }) => {
      const record = await readImport(connection, options);
      const rows = await findRows(connection, record.id, { only, after: Math.max(after, record.headerRow), limit });
      return rows.map((row) => asRow(record, row));
    },

    mapImport,

    commitImport,

    withdrawImport,

    exportImportTemplate: async ({ request, reply, query: { kind, language, format } }) => {
      const reader = exportReader(request, { language });
      return sendExport(reply, format, {
        ...reader,
        name: exportTexts(reader.language).template[kind],
        columns: titlesOf(kind, reader.language).map(({ title }) => column(title, 'name', () => null)),
        pages: pagesInOrder(async () => []),
        ended: async () => undefined,
      });
    },
  } satisfies Partial<Handlers>;
}
