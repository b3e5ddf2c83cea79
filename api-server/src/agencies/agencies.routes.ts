import { narrowed } from '../access/reach';
import { pagesInOrder } from '../exports/pages-in-order';
import { sendListExport } from '../exports/send-list';
import type { Handlers } from '../http/handlers';
import type { ListAnswers } from '../lists/list-answers';
import { refuseLongPage } from '../lists/long-page';
import { FIRST_PAGE, rowToFollow } from '../lists/row-to-follow';
import { requireArchivist } from '../records/archive-of';
import { agencyExport, type ExportedAgency } from './agency-export';
import { agencyList, countAgencies, findAgencies } from './agency-list';
import { findAgency } from './agencies.repository';
import { agencies, agencyArchive, changeAgency, closeAgency, openAgency } from './agencies.service';

export function agencyHandlers(lists: ListAnswers) {
  return {
    listAgencies: async ({ connection, person, reach, query, request, reply }) => {
      if (query.archived) requireArchivist(person);
      const within = await narrowed(connection, reach, query);
      const { after, ...requested } = query;
      const page = { ...requested, ...(after !== undefined && FIRST_PAGE) };
      await refuseLongPage(within, page, (most) => countAgencies(connection, within, query, most));
      const start = await rowToFollow(after, 'agency', (id) => findAgency(connection, within, id, query));
      return lists.send(request, reply, agencyList(connection, within, page, start));
    },
    exportAgencies: async (call) => {
      const { connection, reach, query } = call;
      const within = await narrowed(connection, reach, query);
      return sendListExport(call, {
        list: 'agencies',
        within,
        layout: agencyExport,
        pages: pagesInOrder<ExportedAgency>((page) => findAgencies(connection, within, query, page)),
      });
    },
    getAgency: agencies.get,
    createAgency: openAgency,
    updateAgency: changeAgency,
    deleteAgency: closeAgency,
    archiveAgency: (call) => agencyArchive.archive(call),
    restoreAgency: (call) => agencyArchive.restore(call),
  } satisfies Partial<Handlers>;
}
