import { byCountryName, countryName } from './country-name';

afterEach(() => {
  document.documentElement.lang = '';
});

test('a country is named in the language of the page', () => {
  expect(countryName('DZ')).toBe('Algeria');
  document.documentElement.lang = 'fr';
  expect(countryName('DZ')).toBe('Algérie');
});

test('what is not a country code is shown as it is', () => {
  expect(countryName('')).toBe('');
  expect(countryName('dz')).toBe('dz');
});

test('countries stand in the order of their names in the language of the page, not of their codes', () => {
  expect(byCountryName(['GB', 'TN', 'DZ', 'FR'], 'en')).toEqual(['DZ', 'FR', 'TN', 'GB']);
  expect(byCountryName(['GB', 'TN', 'DZ', 'FR'], 'fr')).toEqual(['DZ', 'FR', 'GB', 'TN']);
});
