import { narrowed } from '../access/reach';
import { notFound } from '../http/api-error';
import type { Handlers } from '../http/handlers';
import { findSupplier, findSuppliers } from './suppliers.repository';
import { addSupplier, deleteSupplier, renameSupplier, versioned } from './suppliers.service';

export const supplierHandlers: Pick<
  Handlers,
  'listSuppliers' | 'getSupplier' | 'createSupplier' | 'updateSupplier' | 'deleteSupplier'
> = {
  listSuppliers: async ({ connection, reach, query }) => {
    const within = await narrowed(connection, reach, { officeId: query.officeId });
    const rows = await findSuppliers(connection, within, query.search);
    return { rows, total: rows.length };
  },

  getSupplier: async ({ connection, reach, params }) => {
    const supplier = await findSupplier(connection, reach, params.id);
    if (!supplier) throw notFound('supplier');
    return versioned(supplier);
  },

  createSupplier: ({ connection: transaction, person, reach, body }) =>
    addSupplier({ transaction, person, reach }, body),

  updateSupplier: ({ connection: transaction, person, reach, params: { id }, body, expectedVersion }) =>
    renameSupplier({ transaction, person, reach, id, expectedVersion }, body),

  deleteSupplier: ({ connection: transaction, person, reach, params: { id }, expectedVersion }) =>
    deleteSupplier({ transaction, person, reach, id, expectedVersion }),
};
