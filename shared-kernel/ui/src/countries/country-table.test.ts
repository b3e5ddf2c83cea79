import { COUNTRY_CODES } from '@comptoir/api-contract/countries';
import { countries } from './country-table';
import { countryName } from './country-name';
import { loadCountries } from './load-countries';

test('a row has all fields of the reference table', () => {
  expect(countries.find((country) => country.code === 'DZ')).toEqual({
    code: 'DZ',
    name: 'Algeria',
    native: 'الجزائر',
    aliases: [],
    phonePrefixes: [213],
    continent: 'AF',
    capital: 'Algiers',
    currencies: ['DZD'],
    languages: ['ar'],
  });
});

test('the contract accepts exactly the countries of the table', () => {
  expect([...COUNTRY_CODES]).toEqual(countries.map(({ code }) => code));
});

test('every country has a name in the languages of the product', () => {
  for (const { code } of countries) {
    for (const language of ['en', 'fr', 'ar']) expect(countryName(code, language)).not.toBe(code);
  }
});

test('the table is loaded once', async () => {
  expect(await loadCountries()).toBe(await loadCountries());
  expect((await loadCountries()).length).toBeGreaterThan(240);
});
