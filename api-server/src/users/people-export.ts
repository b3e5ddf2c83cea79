import { personFields } from '@comptoir/api-contract/fields/person';
import type { Collector, User } from '@comptoir/api-contract/users';
import { numberCell } from '../exports/cells';
import { column, exportOf, fieldColumns } from '../exports/export-layout';
import { translatedCountry, type ExportTexts } from '../exports/export-texts';

export const collectorExport = exportOf<Collector>('collectors', (words) => [
  ...fieldColumns<User>(personFields, words),
  office(words),
  account(words),
  column(words.people.collected, 'number', (collector) => numberCell(String(collector.collectedCollections)), [
    'collections',
  ]),
  column(words.people.total, 'number', (collector) => numberCell(String(collector.totalCollections)), ['collections']),
]);

export const userExport = exportOf<User>('people', (words, { language }) => [
  ...fieldColumns<User>(personFields, words),
  column(
    words.field.countryCode,
    'name',
    ({ countryCode }) => (countryCode === null ? '' : translatedCountry(countryCode, language)),
    ['country'],
  ),
  office(words),
  column(words.field.role, 'name', ({ role }) => words.role[role], ['role']),
  account(words),
]);

function office({ field }: ExportTexts) {
  return column(field.officeId, 'name', (user: User) => user.office?.name ?? '', ['office']);
}

function account({ people }: ExportTexts) {
  return column(people.account, 'name', ({ verified }: User) => (verified ? people.verified : people.unverified), [
    'name',
  ]);
}
