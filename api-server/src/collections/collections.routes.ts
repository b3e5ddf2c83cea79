import type { Collection } from '@comptoir/api-contract/collections';
import type { FastifyRequest } from 'fastify';
import { narrowed } from '../access/reach';
import { notFound } from '../http/api-error';
import type { Connection } from '../database/database';
import { sendCsv } from '../csv/csv-answer';
import { csvReader } from '../csv/csv-reader';
import type { Handlers } from '../http/handlers';
import type { Versioned } from '../http/results';
import { exportRecorder } from '../security-events/record-export';
import type { MediaReads } from '../security-events/media-reads';
import type { ListAnswers } from '../lists/list-answers';
import { RowCounts } from '../lists/row-counts';
import { asCollection, type MediaAddresses } from './collection-answer';
import { collectionFilter } from './collection-filter';
import { collectionList } from './collection-list';
import { sumCollections } from './collection-totals.repository';
import { collectionCsv } from './collections-csv';
import { findCollection, findCollections, type CollectionRow } from './collections.repository';
import { cancelCollection, changeCollection, scheduleCollection } from './collections.service';
import { totalsByDay } from './totals-by-day';

export interface CollectionMedia {
  /** Where the client of a request reads files. */
  mediaAddresses: (request: FastifyRequest) => MediaAddresses;
  /** Looks for files that have arrived without this server's knowing; answers whether there was one. */
  settleUploads: (connection: Connection, collectionId: bigint) => Promise<boolean>;
  mediaReads: MediaReads;
}

export function collectionHandlers(
  lists: ListAnswers,
  { mediaAddresses, settleUploads, mediaReads }: CollectionMedia,
): Pick<
  Handlers,
  | 'listCollections'
  | 'exportCollections'
  | 'getCollectionTotals'
  | 'getCollection'
  | 'createCollection'
  | 'updateCollection'
  | 'deleteCollection'
> {
  const versioned = (request: FastifyRequest, row: CollectionRow): Versioned<Collection> => ({
    record: asCollection(row, mediaAddresses(request)),
    version: row.version,
  });

  const counts = new RowCounts();

  return {
    listCollections: async ({
      connection,
      reach,
      request,
      reply,
      query: { officeId, page, limit, sort, ...asked },
    }) => {
      const within = await narrowed(connection, reach, { officeId });
      const addresses = mediaAddresses(request);
      const list = collectionList(
        connection,
        within,
        collectionFilter(asked),
        { page, limit, sort },
        { addresses, counts },
      );
      return lists.send(request, reply, list);
    },

    exportCollections: async (call) => {
      const { connection, reach, query, request, reply } = call;
      const { officeId, language, ...asked } = query;
      const within = await narrowed(connection, reach, { officeId });
      const filter = collectionFilter(asked);
      return sendCsv(reply, {
        ...collectionCsv(csvReader(request, { ...asked, language })),
        page: (page) => findCollections(connection, within, filter, page),
        ended: exportRecorder(call, 'collections', query),
      });
    },

    getCollectionTotals: async ({ connection, reach, query: { officeId, ...asked } }) => {
      const within = await narrowed(connection, reach, { officeId });
      const sums = await sumCollections(connection, within, collectionFilter(asked));
      const rows = totalsByDay(sums, asked.timeZone ?? 'UTC');
      return { rows, total: rows.length };
    },

    getCollection: async ({ connection, person, reach, params, request }) => {
      const row = await findCollection(connection, reach, params.id);
      if (!row) throw notFound('collection');
      const settled = (await settleUploads(connection, row.id)) && (await findCollection(connection, reach, params.id));
      const found = settled || row;
      await mediaReads.given(person, request, { id: found.id, files: found.files.length });
      return versioned(request, found);
    },

    createCollection: async ({ connection: transaction, person, reach, body, request }) =>
      versioned(request, await scheduleCollection({ transaction, person, reach }, body)),

    updateCollection: async ({
      connection: transaction,
      person,
      reach,
      params: { id },
      body,
      expectedVersion,
      request,
    }) => versioned(request, await changeCollection({ transaction, person, reach, id, expectedVersion }, body)),

    deleteCollection: ({ connection: transaction, person, reach, params: { id }, expectedVersion }) =>
      cancelCollection({ transaction, person, reach, id, expectedVersion }),
  };
}
