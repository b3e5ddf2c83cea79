import { shownLevel, startLevel } from './dashboard-level';

const nothing = { selectedCountryCode: '', selectedOfficeId: null };
const country = { selectedCountryCode: 'DZ', selectedOfficeId: null };
const office = { selectedCountryCode: 'DZ', selectedOfficeId: 'o' };

test.each([
  ['SUPERADMIN', 3],
  ['ADMIN', 2],
  ['OFFICEMANAGER', 1],
  ['COLLECTOR', 1],
] as const)('the dashboard of a %s begins at level %i', (role, level) => {
  expect(startLevel(role)).toBe(level);
});

test.each([
  ['a SUPERADMIN begins with the countries, whatever is selected', '', 'SUPERADMIN', office, 3],
  ['a SUPERADMIN opens the offices of a selected country', '2', 'SUPERADMIN', country, 2],
  ['an office that is not selected cannot be shown', '1', 'SUPERADMIN', country, 2],
  ['without a country there are only countries to show', '1', 'SUPERADMIN', nothing, 3],
  ['an ADMIN does not step up to the countries', '3', 'ADMIN', country, 2],
  ['an OFFICEMANAGER stays with the office', '2', 'OFFICEMANAGER', office, 1],
  ['an OFFICEMANAGER whose selection is still coming sees the office frame', '', 'OFFICEMANAGER', nothing, 1],
  ['nonsense in the address counts as nothing', '9', 'ADMIN', office, 2],
] as const)('%s', (_, wanted, role, selection, level) => {
  expect(shownLevel(wanted, role, selection)).toBe(level);
});
