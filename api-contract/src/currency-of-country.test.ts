import { currencyOfCountry, ownCurrencyFirst } from './currency-of-country';

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

test('rows begin with the currency of the country, and others keep one order', () => {
  const rows = (['CNY', 'DZD', 'EUR', 'DZD', 'USD'] as const).map((currency, index) => ({ currency, index }));
  const order = (country: string) =>
    ownCurrencyFirst(rows, country).map(({ currency, index }) => `${currency}${index}`);
  expect(order('DZ')).toEqual(['DZD1', 'DZD3', 'USD4', 'EUR2', 'CNY0']);
  expect(order('FR')).toEqual(['EUR2', 'USD4', 'DZD1', 'DZD3', 'CNY0']);
  expect(order('')).toEqual(['USD4', 'EUR2', 'DZD1', 'DZD3', 'CNY0']);
});
