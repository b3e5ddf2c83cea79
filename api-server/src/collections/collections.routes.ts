import type { Collection } from '@comptoir/api-contract/collections';
import type { FastifyRequest } from 'fastify';
import { narrowed, type Reach } from '../access/reach';
import { notFound } from '../http/api-error';
import type { Connection } from '../database/database';
import { sendCsv } from '../csv/csv-answer';
import type { Handlers, Versioned } from '../http/handlers';
import { listState } from '../lists/list-versions.repository';
import { RowCounts } from '../lists/row-counts';
import { asCollection, type MediaAddress } from './collection-answer';
import { sumCollections } from './collection-totals.repository';
import { collectionCsv } from './collections-csv';
import {
  countCollections,
  findCollection,
  findCollections,
  type CollectionFilter,
  type CollectionRow,
} from './collections.repository';
import { cancelCollection, changeCollection, scheduleCollection } from './collections.service';
import { totalsByDay } from './totals-by-day';

export interface CollectionMedia {
  /** Where the client of a request reads files. */
  mediaAddress: (request: FastifyRequest) => MediaAddress;
  /** Looks for files that have arrived without this server's knowing; answers whether there was one. */
  settleUploads: (connection: Connection, collectionId: bigint) => Promise<boolean>;
}

export function collectionHandlers({
  mediaAddress,
  settleUploads,
}: CollectionMedia): Pick<
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
    record: asCollection(row, mediaAddress(request)),
    version: row.version,
  });

  const counts = new RowCounts();

  async function total(
    connection: Connection,
    within: Reach,
    filter: CollectionFilter,
    { page, limit, found }: { page: number; limit: number; found: number },
  ): Promise<number> {
    if (page === 1 && found < limit) return found;
    const count = () => countCollections(connection, within, filter);
    // What a search finds changes with the names of agencies and collectors too.
    if (filter.search !== undefined) return count();
    const state = await listState(connection, 'collections', within);
    return counts.get(JSON.stringify([within, filter, state]), count);
  }

  return {
    listCollections: async ({ connection, reach, request, query: { officeId, page, limit, ...filter } }) => {
      const within = await narrowed(connection, reach, { officeId });
      const found = await findCollections(connection, within, filter, { limit, offset: (page - 1) * limit });
      const address = mediaAddress(request);
      const rows = found.map((row) => asCollection(row, address));
      return { rows, total: await total(connection, within, filter, { page, limit, found: rows.length }) };
    },

    exportCollections: async ({ connection, reach, query: { officeId, timeZone = 'UTC', ...filter }, reply }) => {
      const within = await narrowed(connection, reach, { officeId });
      return sendCsv(reply, {
        ...collectionCsv(timeZone),
        page: (page) => findCollections(connection, within, filter, page),
      });
    },

    getCollectionTotals: async ({ connection, reach, query: { officeId, timeZone = 'UTC', ...filter } }) => {
      const within = await narrowed(connection, reach, { officeId });
      const rows = totalsByDay(await sumCollections(connection, within, filter), timeZone);
      return { rows, total: rows.length };
    },

    getCollection: async ({ connection, reach, params, request }) => {
      const row = await findCollection(connection, reach, params.id);
      if (!row) throw notFound('collection');
      const settled = (await settleUploads(connection, row.id)) && (await findCollection(connection, reach, params.id));
      return versioned(request, settled || row);
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
