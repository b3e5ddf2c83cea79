import { alignedQuote } from './quote-text';

test('a rate of a list has four decimals, also with grouped thousands', () => {
  const trade = { oldCurrency: 'EUR', newCurrency: 'DZD', oldAmount: 1, newAmount: 1, rate: 145.25 } as const;
  expect(alignedQuote(trade)).toBe('1 EUR = 145.2500 DZD');
  expect(alignedQuote({ ...trade, rate: 1234.5 })).toMatch(/^1 EUR = 1,?234\.5000 DZD$/);
});
