import type { Supplier } from '@comptoir/api-contract/suppliers';
import { column, exportOf } from '../exports/export-layout';

export const supplierExport = exportOf<Supplier>('suppliers', ({ field }) => [
  column(field.name, 'name', ({ name }) => name, ['name']),
]);
