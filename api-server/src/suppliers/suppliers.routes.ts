import type { Supplier } from '@comptoir/api-contract/suppliers';
import { narrowed } from '../access/reach';
import { pagesInOrder } from '../exports/pages-in-order';
import { sendListExport } from '../exports/send-list';
import type { Page } from '../database/page';
import type { Handlers } from '../http/handlers';
import type { ListAnswers } from '../lists/list-answers';
import { countedFor } from '../lists/counted-rows';
import { followed } from '../lists/list-delta';
import { listState } from '../lists/list-versions.repository';
import { rowList } from '../lists/row-list';
import { FIRST_PAGE, rowToFollow } from '../lists/row-to-follow';
import { requireArchivist } from '../records/archive-of';
import { countSuppliers, findChangedSuppliers, findSupplier, findSuppliers } from './suppliers.repository';
import { supplierExport } from './supplier-export';
import {
  addSupplier,
  archiveSupplier,
  deleteSupplier,
  renameSupplier,
  restoreSupplier,
  suppliers,
} from './suppliers.service';

export function supplierHandlers(lists: ListAnswers) {
  return {
    listSuppliers: async ({ connection, person, reach, query, request, reply }) => {
      const { officeId, search, archived, after, ...requested } = query;
      const page = { ...requested, ...(after !== undefined && FIRST_PAGE) };
      if (archived) requireArchivist(person);
      const filter = { search, archived };
      const within = await narrowed(connection, reach, { officeId });
      const whole = rowList({
        keyParts: ['suppliers', within, filter],
        page,
        after: await rowToFollow(after, 'supplier', (id) => findSupplier(connection, within, id, filter)),
        state: () => listState(connection, 'suppliers', within),
        read: (part: Page<Supplier>) => findSuppliers(connection, within, filter, part),
        count: () => countSuppliers(connection, within, filter, countedFor(page)),
      });
      const list = followed(whole, {
        connection,
        list: 'suppliers',
        reach: within,
        page: { ...page, after },
        changed: (ids) => findChangedSuppliers(connection, within, filter, ids),
        count: () => countSuppliers(connection, within, filter, countedFor(page)),
      });
      return lists.send(request, reply, list);
    },
    exportSuppliers: async (call) => {
      const { connection, reach, query } = call;
      const within = await narrowed(connection, reach, { officeId: query.officeId });
      const filter = { search: query.search };
      return sendListExport(call, {
        list: 'suppliers',
        within,
        layout: supplierExport,
        pages: pagesInOrder<Supplier>((page) => findSuppliers(connection, within, filter, page)),
      });
    },
    getSupplier: suppliers.get,
    createSupplier: addSupplier,
    updateSupplier: renameSupplier,
    deleteSupplier,
    archiveSupplier,
    restoreSupplier,
  } satisfies Partial<Handlers>;
}
