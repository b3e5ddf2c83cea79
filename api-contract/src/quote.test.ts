import * as fc from 'fast-check';
import { quoteOf, rateOfQuote } from './quote';

test.each([
  ['EUR', 'DZD', 145.25, { base: 'EUR', quoted: 'DZD', rate: 145.25 }],
  ['DZD', 'EUR', 0.006_884_68, { base: 'EUR', quoted: 'DZD', rate: 145.25 }],
  ['DZD', 'EUR', 0.006_886, { base: 'EUR', quoted: 'DZD', rate: 145.2222 }],
  ['USD', 'DZD', 134.5, { base: 'USD', quoted: 'DZD', rate: 134.5 }],
  ['USD', 'EUR', 0.92, { base: 'EUR', quoted: 'USD', rate: 1.087 }],
  ['EUR', 'GBP', 1.2, { base: 'GBP', quoted: 'EUR', rate: 0.833_333_33 }],
  ['DZD', 'EUR', 145.25, { base: 'EUR', quoted: 'DZD', rate: 0.006_884_68 }],
] as const)(
  '%s into %s at %p is quoted with the stronger currency as base',
  (oldCurrency, newCurrency, rate, quote) => {
    expect(quoteOf({ oldCurrency, newCurrency, rate })).toEqual(quote);
  },
);

test('a quote with two decimals is returned as typed', () => {
  const quotes = fc.integer({ min: 101, max: 100_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(quotes, (rate) => {
      const trade = { oldCurrency: 'DZD', newCurrency: 'EUR', rate: rateOfQuote(rate) } as const;
      expect(quoteOf(trade)).toEqual({ base: 'EUR', quoted: 'DZD', rate });
    }),
  );
});
