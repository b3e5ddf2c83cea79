import type { Collection } from '@comptoir/api-contract/collections';
import { narrowed } from '../access/reach';
import { notFound } from '../http/api-error';
import { sendCsv } from '../csv/csv-answer';
import type { Handlers, Versioned } from '../http/handlers';
import { asCollection, type MediaAddress } from './collection-answer';
import { collectionCsv } from './collections-csv';
import { countCollections, findCollection, findCollections, type CollectionRow } from './collections.repository';
import { cancelCollection, changeCollection, scheduleCollection } from './collections.service';

export function collectionHandlers(
  mediaAddress: MediaAddress,
): Pick<
  Handlers,
  | 'listCollections'
  | 'exportCollections'
  | 'getCollection'
  | 'createCollection'
  | 'updateCollection'
  | 'deleteCollection'
> {
  const versioned = (row: CollectionRow): Versioned<Collection> => ({
    record: asCollection(row, mediaAddress),
    version: row.version,
  });

  return {
    listCollections: async ({ connection, reach, query: { officeId, page, limit, ...filter } }) => {
      const within = await narrowed(connection, reach, { officeId });
      const found = await findCollections(connection, within, filter, { limit, offset: (page - 1) * limit });
      const rows = found.map((row) => asCollection(row, mediaAddress));
      return { rows, total: await countCollections(connection, within, filter) };
    },

    exportCollections: async ({ connection, reach, query: { officeId, timeZone = 'UTC', ...filter }, reply }) => {
      const within = await narrowed(connection, reach, { officeId });
      return sendCsv(reply, {
        ...collectionCsv(timeZone),
        page: (page) => findCollections(connection, within, filter, page),
      });
    },

    getCollection: async ({ connection, reach, params }) => {
      const row = await findCollection(connection, reach, params.id);
      if (!row) throw notFound('collection');
      return versioned(row);
    },

    createCollection: async ({ connection: transaction, person, reach, body }) =>
      versioned(await scheduleCollection({ transaction, person, reach }, body)),

    updateCollection: async ({ connection: transaction, person, reach, params: { id }, body, expectedVersion }) =>
      versioned(await changeCollection({ transaction, person, reach, id, expectedVersion }, body)),

    deleteCollection: ({ connection: transaction, person, reach, params: { id }, expectedVersion }) =>
      cancelCollection({ transaction, person, reach, id, expectedVersion }),
  };
}
