import { refused } from '../api-error';
import type { Collection } from '@comptoir/api-contract/collections';
import type { FastifyRequest } from 'fastify';
import { namedOffice } from '../access/requested-office';
import { narrowed } from '../access/reach';
import { withColumns } from '../exports/chosen-columns';
import { sendExport } from '../exports/export-answer';
import { exportScope } from '../exports/export-file-name';
import { exportReader } from '../exports/export-reader';
import type { Handlers } from '../http/handlers';
import type { Versioned } from '../results';
import { exportRecorder } from '../security-events/record-export';
import type { ListAnswers } from '../lists/list-answers';
import { RowCounts } from '../lists/row-counts';
import type { FileOwner, RecordFiles } from '../records/stored-files';
import { asCollection } from './collection-answer';
import { collectionBoard } from './collection-board';
import { collectionFilter } from './collection-filter';
import { collectionList } from './collection-list';
import { withBreadth } from './collection-search';
import { sumsOfList } from './collection-sums';
import { collectionExport } from './collection-export';
import { exportedCollections } from './exported-collections.repository';
import { readCollection, type CollectionRow } from './collections.repository';
import {
  cancelCollection,
  changeCollection,
  isRecorded,
  scheduleCollection,
  scheduleCollections,
} from './collections.service';
import { totalsByDay } from './totals-by-day';

export function collectionHandlers(lists: ListAnswers, { mediaAddresses, settleUploads, mediaReads }: RecordFiles) {
  const versioned = (request: FastifyRequest, row: CollectionRow): Versioned<Collection> => ({
    ...asCollection(row, mediaAddresses(request)),
    version: row.version,
  });

  const counts = new RowCounts();

  return {
    listCollections: async ({
      connection,
      reach,
      request,
      reply,
      query: { officeId, page, limit, sort, after, ...requested },
    }) => {
      const isByAmount = sort === 'highest' || sort === 'lowest';
      const ofOffice = isByAmount ? namedOffice(connection, reach, officeId) : undefined;
      const within = await (ofOffice ?? narrowed(connection, reach, { officeId }));
      const addresses = mediaAddresses(request);
      const list = collectionList(
        connection,
        within,
        collectionFilter(requested),
        { page, limit, sort, after },
        { addresses, counts },
      );
      return lists.send(request, reply, list);
    },

    exportCollections: async (call) => {
      const { connection, reach, query, request, reply } = call;
      const { officeId, language, format, columns, sort, ids, ...requested } = query;
      const within = await narrowed(connection, reach, { officeId });
      const searchFilter = await withBreadth(connection, within, collectionFilter(requested));
      const filter = { ...searchFilter, ids: ids?.split(',').map(BigInt) };
      return sendExport(reply, format, {
        ...withColumns(collectionExport(exportReader(request, { ...requested, language })), columns),
        pages: exportedCollections(connection, within, filter, sort),
        scope: await exportScope(connection, within, { from: requested.startDate, to: requested.endDate }),
        ended: exportRecorder(call, 'collections', query),
      });
    },

    getCollectionBoard: async ({ connection, reach, request, reply, query: { officeId, ...requested } }) => {
      const within = await narrowed(connection, reach, { officeId });
      return lists.send(request, reply, collectionBoard(connection, within, requested));
    },

    getCollectionTotals: async ({ connection, reach, query: { officeId, ...requested } }) => {
      const within = await narrowed(connection, reach, { officeId });
      return totalsByDay(connection, within, requested);
    },

    sumCollections: async ({ connection, reach, query: { officeId, ...requested } }) => {
      const within = await narrowed(connection, reach, { officeId });
      return sumsOfList(connection, within, collectionFilter(requested));
    },

    getCollection: async ({ connection, person, reach, params, request }) => {
      const row = await readCollection(connection, reach, params.id);
      const settled = await settleUploads(connection, ownerOf(row));
      const found = settled ? await readCollection(connection, reach, params.id) : row;
      await mediaReads.given(person, request, ownerOf(found), found.files.length);
      return versioned(request, found);
    },

    createCollection: async (call) => versioned(call.request, await scheduleCollection(call)),

    createCollections: async (call) => ({
      ids: (await scheduleCollections(call)).map(({ id }) => String(id)),
    }),

    updateCollection: async (call) => {
      if (call.body.collectedAmount !== undefined && (await isRecorded(call))) await requireCorrector(call);
      return versioned(call.request, await changeCollection(call));
    },

    deleteCollection: cancelCollection,
  } satisfies Partial<Handlers>;
}

/** API keys neither reverse nor correct, and cannot confirm. */
async function requireCorrector({
  person,
  transaction,
  requireConfirmed,
}: Parameters<Handlers['updateCollection']>[0]): Promise<void> {
  if (person.scopes) throw refused('no-access');
  await requireConfirmed(transaction);
}

function ownerOf({ officeId, id }: CollectionRow): FileOwner {
  return { kind: 'collection', officeId, id: String(id) };
}
