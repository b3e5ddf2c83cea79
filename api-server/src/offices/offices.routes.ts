import type { Office } from '@comptoir/api-contract/offices';
import { narrowed } from '../access/reach';
import { pagesInOrder } from '../exports/pages-in-order';
import { sendListExport } from '../exports/send-list';
import type { Handlers } from '../http/handlers';
import type { Page } from '../database/page';
import type { ListAnswers } from '../lists/list-answers';
import { listState } from '../lists/list-versions.repository';
import { rowList } from '../lists/row-list';
import { requireArchivist } from '../records/archive-of';
import { archiveOffice, restoreOffice } from './office-archive';
import { officeExport } from './office-export';
import { findCountryTotals } from './office-totals.repository';
import { countOffices, findOfficeCountries, findOffices } from './offices.repository';
import { changeOffice, closeOffice, offices, openOffice } from './offices.service';

const ALL = { page: 1, limit: 50_000 };

export function officeHandlers(lists: ListAnswers) {
  return {
    listOffices: async ({ connection, person, reach, query: { country, search, archived }, request, reply }) => {
      if (archived) requireArchivist(person);
      const filter = { search, archived };
      const within = await narrowed(connection, reach, { countryCode: country });
      const list = rowList({
        keyParts: ['offices', within, filter],
        page: ALL,
        state: () => listState(connection, 'offices', within),
        read: (part: Page<Office>) => findOffices(connection, within, filter, part),
        count: () => countOffices(connection, within, filter),
      });
      return lists.send(request, reply, list);
    },

    exportOffices: async (call) => {
      const { connection, reach, query } = call;
      const within = await narrowed(connection, reach, { countryCode: query.country });
      return sendListExport(call, {
        list: 'offices',
        within,
        layout: officeExport,
        pages: pagesInOrder<Office>((page) => findOffices(connection, within, { search: query.search }, page)),
      });
    },

    listOfficeCountries: async ({ connection }) => {
      return findOfficeCountries(connection);
    },

    getCountryTotals: async ({ connection, reach, params: { country }, query: { timeZone } }) => {
      const within = await narrowed(connection, reach, { countryCode: country });
      return findCountryTotals(connection, within, country, {
        now: new Date(),
        ...(timeZone !== undefined && { timeZone }),
      });
    },

    getOffice: offices.get,
    createOffice: openOffice,
    updateOffice: changeOffice,
    deleteOffice: closeOffice,
    archiveOffice,
    restoreOffice,
  } satisfies Partial<Handlers>;
}
