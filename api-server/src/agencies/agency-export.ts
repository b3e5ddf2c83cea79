import type { Agency } from '@comptoir/api-contract/agencies';
import { numberCell, WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { exportWords, type ExportReader } from '../exports/export-words';

export type ExportedAgency = Agency & { officeName: string };

/** Uses the column titles that the import recognises. */
export function agencyExport(reader: ExportReader): ExportLayout<ExportedAgency> {
  const { imports: title, people, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.agencies,
    columns: [
      { title: title.name, width: WIDTH.name, of: ['name'] },
      { title: title.address, width: WIDTH.text, of: ['address'] },
      { title: title.city, width: WIDTH.name, of: ['city'] },
      { title: title.postalCode, width: WIDTH.code, of: ['postalCode', 'address'] },
      { title: title.countryCode, width: WIDTH.code },
      { title: title.email, width: WIDTH.name, of: ['email'] },
      { title: title.phone, width: WIDTH.name, of: ['phone'] },
      { title: title.lat, width: WIDTH.number },
      { title: title.lon, width: WIDTH.number },
      { title: people.office, width: WIDTH.name, of: ['office'] },
    ],
    cells: ({ name, address, city, postalCode, countryCode, email, phone, lat, lon, officeName }) => [
      name,
      address,
      city,
      postalCode,
      countryCode,
      email,
      phone,
      numberCell(String(lat)),
      numberCell(String(lon)),
      officeName,
    ],
  };
}
