import { currencyOfCountry } from './currency-of-country';

test.each([
  ['DZ', 'DZD'],
  ['FR', 'EUR'],
  ['GB', 'GBP'],
  ['CN', 'CNY'],
  ['US', 'USD'],
])('a form of an office in %s defaults to %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

test.each(['MA', '', 'ZZ'])('an unsupported currency of the country (%j) falls back to the first', (country) => {
  expect(currencyOfCountry(country)).toBe('USD');
});
