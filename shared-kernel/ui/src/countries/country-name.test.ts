import { byCountryName, countryName } from './country-name';

afterEach(() => {
  document.documentElement.lang = '';
});

test('a country is named in the language of the page', () => {
  expect(countryName('DZ')).toBe('Algeria');
  document.documentElement.lang = 'fr';
  expect(countryName('DZ')).toBe('Algérie');
});

test('an unknown code is returned unchanged', () => {
  expect(countryName('')).toBe('');
  expect(countryName('dz')).toBe('dz');
});

test('countries are sorted by name in the language of the page, not by code', () => {
  expect(byCountryName(['GB', 'TN', 'DZ', 'FR'], 'en')).toEqual(['DZ', 'FR', 'TN', 'GB']);
  expect(byCountryName(['GB', 'TN', 'DZ', 'FR'], 'fr')).toEqual(['DZ', 'FR', 'GB', 'TN']);
});
