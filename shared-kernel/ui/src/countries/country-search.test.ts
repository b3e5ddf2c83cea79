import { countries } from './country-table';
import { countryOptions, searchCountries, searchKey } from './country-search';

const english = countryOptions(countries, 'en');

function namesFor(typed: string, options = english): string[] {
  return searchCountries(options, typed).map((option) => option.name);
}

test('an empty search returns all countries in alphabetical order', () => {
  expect(searchCountries(english, '  ')).toBe(english);
  expect(english.slice(0, 3).map((option) => option.name)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
});

test('names that start with the text come first, then words, then the rest', () => {
  expect(namesFor('guinea')).toEqual(['Guinea', 'Guinea-Bissau', 'Equatorial Guinea', 'Papua New Guinea']);
  expect(namesFor('land').at(0)).toBe('Åland Islands');
});

test.each([
  ['cote d ivoire', 'Côte d’Ivoire'],
  ['ALGÉRIA', 'Algeria'],
  ['reunion', 'Réunion'],
  ['britain', 'United Kingdom'],
  ['deutschland', 'Germany'],
  ['الجزائر', 'Algeria'],
  ['gb', 'United Kingdom'],
])('%s finds %s', (typed, name) => {
  expect(namesFor(typed)).toContain(name);
});

test('a country is found by its name in the language of the page and in English', () => {
  const french = countryOptions(countries, 'fr');
  expect(namesFor('alg', french)).toEqual(['Algérie']);
  expect(namesFor('germany', french)).toEqual(['Allemagne']);
});

test('a text that matches no country finds nothing', () => {
  expect(namesFor('atlantis')).toEqual([]);
});

test('a search key has no accents, case or punctuation', () => {
  expect(searchKey(' Côte d’Ivoire! ')).toBe('cote d ivoire');
});
