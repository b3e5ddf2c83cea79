import { inReadingOrder } from './in-reading-order';

test('titles of a file follow the direction of the page', () => {
  expect(inReadingOrder(['Agence', 'Date'], 'ltr')).toBe('Agence · Date');
  expect(inReadingOrder(['Agence', 'Date'], 'rtl')).toBe('\u200f\u2068Agence\u2069 · \u2068Date\u2069');
});
