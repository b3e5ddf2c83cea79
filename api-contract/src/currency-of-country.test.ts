import { currencyOfCountry } from './currency-of-country';

test.each([
  ['DZ', 'DZD'],
  ['FR', 'EUR'],
  ['GB', 'GBP'],
  ['CN', 'CNY'],
  ['US', 'USD'],
])('a form of an office in %s begins in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

test.each(['MA', '', 'ZZ'])(
  'where offices do not hold the currency of the country (%j), it is the first',
  (country) => {
    expect(currencyOfCountry(country)).toBe('USD');
  },
);
