import type { Office } from '@comptoir/api-contract/offices';
import { numberCell } from '../exports/cells';
import { column, exportOf } from '../exports/export-layout';
import { countryInWords } from '../exports/export-words';

export const officeExport = exportOf<Office>('offices', ({ field, people }, { language }) => [
  column(field.name, 'name', ({ name }) => name, ['name']),
  column(field.city, 'name', ({ city }) => city, ['city']),
  column(field.countryCode, 'name', ({ countryCode }) => countryInWords(countryCode, language), ['country']),
  column(people.collectors, 'number', ({ collectorsAmount }) => numberCell(String(collectorsAmount)), ['collectors']),
]);
