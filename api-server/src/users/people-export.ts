import type { Collector, User } from '@comptoir/api-contract/users';
import { numberCell, WIDTH } from '../exports/cells';
import type { ExportLayout } from '../exports/export-answer';
import { countryInWords, exportWords, type ExportReader } from '../exports/export-words';

/** How collectors are written to a file: under the titles that their import knows. */
export function collectorExport(reader: ExportReader): ExportLayout<Collector> {
  const { imports: title, people, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.collectors,
    columns: [
      { title: title.name, width: WIDTH.name, of: ['name'] },
      { title: title.email, width: WIDTH.name, of: ['email'] },
      { title: title.phone, width: WIDTH.name, of: ['phone'] },
      { title: people.office, width: WIDTH.name },
      { title: people.account, width: WIDTH.name, of: ['name'] },
      { title: people.collected, width: WIDTH.number, of: ['collections'] },
      { title: people.total, width: WIDTH.number, of: ['collections'] },
    ],
    cells: ({ name, email, phone, office, verified, collectedCollections, totalCollections }) => [
      name,
      email,
      phone ?? '',
      office?.name ?? '',
      verified ? people.verified : people.unverified,
      numberCell(String(collectedCollections)),
      numberCell(String(totalCollections)),
    ],
  };
}

/** How accounts are written to a file. */
export function userExport(reader: ExportReader): ExportLayout<User> {
  const { imports: title, people, role: roleWords, file } = exportWords(reader.language);
  return {
    ...reader,
    name: file.people,
    columns: [
      { title: title.name, width: WIDTH.name, of: ['name'] },
      { title: title.email, width: WIDTH.name, of: ['email'] },
      { title: title.phone, width: WIDTH.name },
      { title: title.countryCode, width: WIDTH.name, of: ['country'] },
      { title: people.office, width: WIDTH.name, of: ['office'] },
      { title: people.role, width: WIDTH.name, of: ['role'] },
      { title: people.account, width: WIDTH.name, of: ['name'] },
    ],
    cells: ({ name, email, phone, countryCode, office, role, verified }) => [
      name,
      email,
      phone ?? '',
      countryCode === null ? '' : countryInWords(countryCode, reader.language),
      office?.name ?? '',
      roleWords[role],
      verified ? people.verified : people.unverified,
    ],
  };
}
