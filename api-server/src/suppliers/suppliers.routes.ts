import type { Supplier } from '@comptoir/api-contract/suppliers';
import { narrowed } from '../access/reach';
import type { Page } from '../database/page';
import type { Handlers } from '../http/handlers';
import type { ListAnswers } from '../lists/list-answers';
import { followed } from '../lists/list-delta';
import { listState } from '../lists/list-versions.repository';
import { rowList } from '../lists/row-list';
import { countSuppliers, findChangedSuppliers, findSuppliers } from './suppliers.repository';
import { addSupplier, deleteSupplier, renameSupplier, suppliers } from './suppliers.service';

export function supplierHandlers(lists: ListAnswers) {
  return {
    listSuppliers: async ({ connection, reach, query: { officeId, search, ...page }, request, reply }) => {
      const within = await narrowed(connection, reach, { officeId });
      const whole = rowList({
        asked: ['suppliers', within, search],
        page,
        state: () => listState(connection, 'suppliers', within),
        read: (part: Page<Supplier>) => findSuppliers(connection, within, search, part),
        count: () => countSuppliers(connection, within, search),
      });
      const list = followed(whole, {
        connection,
        list: 'suppliers',
        reach: within,
        page,
        changed: (ids) => findChangedSuppliers(connection, within, search, ids),
        count: () => countSuppliers(connection, within, search),
      });
      return lists.send(request, reply, list);
    },
    getSupplier: suppliers.get,
    createSupplier: addSupplier,
    updateSupplier: renameSupplier,
    deleteSupplier,
  } satisfies Partial<Handlers>;
}
