import { narrowed } from '../access/reach';
import type { Handlers } from '../http/handlers';
import { findSuppliers } from './suppliers.repository';
import { addSupplier, deleteSupplier, renameSupplier, suppliers } from './suppliers.service';

export const supplierHandlers = {
  listSuppliers: async ({ connection, reach, query }) => {
    const within = await narrowed(connection, reach, { officeId: query.officeId });
    return findSuppliers(connection, within, query.search);
  },
  getSupplier: suppliers.get,
  createSupplier: addSupplier,
  updateSupplier: renameSupplier,
  deleteSupplier,
} satisfies Partial<Handlers>;
