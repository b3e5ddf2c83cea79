import { requestedLevel, highestLevel, displayedLevel } from './dashboard-level';

const nothing = { selectedCountryCode: '', selectedOfficeId: null };
const country = { selectedCountryCode: 'DZ', selectedOfficeId: null };
const office = { selectedCountryCode: 'DZ', selectedOfficeId: 'o' };

test.each([
  ['SUPERADMIN', 3],
  ['ADMIN', 2],
  ['OFFICEMANAGER', 1],
  ['COLLECTOR', 1],
] as const)('the highest level of a %s is %i', (role, level) => {
  expect(highestLevel(role)).toBe(level);
});

test.each([
  ['a SUPERADMIN who has selected nothing begins with the countries', '', 'SUPERADMIN', nothing, 3],
  ['a SUPERADMIN who has selected a country sees its offices', '', 'SUPERADMIN', country, 2],
  ['a selected office is shown', '', 'SUPERADMIN', office, 1],
  ['the address leads above what is selected', '3', 'SUPERADMIN', office, 3],
  ['an office that is not selected cannot be shown', '1', 'SUPERADMIN', country, 2],
  ['without a country there are only countries to show', '1', 'SUPERADMIN', nothing, 3],
  ['an ADMIN does not step up to the countries', '3', 'ADMIN', office, 2],
  ['an OFFICEMANAGER stays with the office', '2', 'OFFICEMANAGER', office, 1],
  ['an OFFICEMANAGER whose selection is still coming sees the office frame', '', 'OFFICEMANAGER', nothing, 1],
  ['nonsense in the address counts as nothing', '9', 'ADMIN', country, 2],
] as const)('%s', (_, wanted, role, selection, level) => {
  expect(displayedLevel(requestedLevel(wanted), role, selection)).toBe(level);
});
