import { officeFields } from '@comptoir/api-contract/fields/office';
import type { Office } from '@comptoir/api-contract/offices';
import { numberCell } from '../exports/cells';
import { column, exportOf, fieldColumns } from '../exports/export-layout';
import { translatedCountry } from '../exports/export-texts';

export const officeExport = exportOf<Office>('offices', (words, { language }) => [
  ...fieldColumns(officeFields, words),
  column(words.field.countryCode, 'name', ({ countryCode }) => translatedCountry(countryCode, language), ['country']),
  column(words.people.collectors, 'number', ({ collectorsAmount }) => numberCell(String(collectorsAmount)), [
    'collectors',
  ]),
]);
