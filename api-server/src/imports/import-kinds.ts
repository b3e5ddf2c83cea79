import type { ImportKindName } from '@comptoir/api-contract/imports';
import { agencyImport } from './kinds/agencies.import';
import { collectionImport } from './kinds/collections.import';
import { collectorImport } from './kinds/collectors.import';
import type { ImportKind } from './kinds/import-kind';
import { supplierImport } from './kinds/suppliers.import';

export const importKinds: Record<ImportKindName, ImportKind> = {
  agencies: agencyImport,
  collectors: collectorImport,
  suppliers: supplierImport,
  collections: collectionImport,
};
