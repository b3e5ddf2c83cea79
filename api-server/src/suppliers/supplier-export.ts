import type { Supplier } from '@comptoir/api-contract/suppliers';
import { WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { exportWords, type ExportReader } from '../exports/export-words';

/** How suppliers are written to a file. */
export function supplierExport(reader: ExportReader): ExportLayout<Supplier> {
  const { imports: title, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.suppliers,
    columns: [{ title: title.name, width: WIDTH.name, of: ['name'] }],
    cells: ({ name }) => [name],
  };
}
