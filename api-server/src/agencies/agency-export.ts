import type { Agency } from '@comptoir/api-contract/agencies';
import { agencyFields } from '@comptoir/api-contract/fields/agency';
import { column, exportOf, fieldColumns } from '../exports/export-layout';

export type ExportedAgency = Agency & { officeName: string };

export const agencyExport = exportOf<ExportedAgency>('agencies', (words) => [
  ...fieldColumns(agencyFields, words),
  column(words.field.officeId, 'name', ({ officeName }) => officeName, ['office']),
]);
