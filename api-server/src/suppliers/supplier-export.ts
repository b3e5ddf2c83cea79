import { supplierFields } from '@comptoir/api-contract/fields/supplier';
import type { Supplier } from '@comptoir/api-contract/suppliers';
import { exportOf, fieldColumns } from '../exports/export-layout';

export const supplierExport = exportOf<Supplier>('suppliers', (words) => fieldColumns(supplierFields, words));
