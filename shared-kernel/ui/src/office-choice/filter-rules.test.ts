import { filterRules } from './filter-rules';

test.each([
  ['SUPERADMIN', '', { country: true, office: false }],
  ['SUPERADMIN', 'DZ', { country: true, office: true }],
  ['ADMIN', 'DZ', { country: false, office: true }],
  ['ADMIN', '', { country: false, office: false }],
  ['OFFICEMANAGER', 'DZ', { country: false, office: false }],
  ['COLLECTOR', 'DZ', { country: false, office: false }],
] as const)('%s with the country "%s" may use %j', (role, country, rules) => {
  expect(filterRules(role, country)).toEqual(rules);
});
