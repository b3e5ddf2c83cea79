import type { Office } from '@comptoir/api-contract/offices';
import { numberCell, WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { countryInWords, exportWords, type ExportReader } from '../exports/export-words';

/** How offices are written to a file. */
export function officeExport(reader: ExportReader): ExportLayout<Office> {
  const { imports: title, people, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.offices,
    columns: [
      { title: title.name, width: WIDTH.name, of: ['name'] },
      { title: title.city, width: WIDTH.name, of: ['city'] },
      { title: title.countryCode, width: WIDTH.name, of: ['country'] },
      { title: people.collectors, width: WIDTH.number, of: ['collectors'] },
    ],
    cells: ({ name, city, countryCode, collectorsAmount }) => [
      name,
      city,
      countryInWords(countryCode, reader.language),
      numberCell(String(collectorsAmount)),
    ],
  };
}
