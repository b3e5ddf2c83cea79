import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sumsOf } from './sums';

test('sums are exact, one for each currency, in the order of the currencies', () => {
  const rows: { amount: number; currency: CurrencyCode }[] = [
    { amount: 5, currency: 'DZD' },
    { amount: 0.1, currency: 'USD' },
    { amount: 0.2, currency: 'USD' },
  ];
  expect(sumsOf(rows, ({ amount }) => amount)).toEqual([
    { amount: 0.3, currency: 'USD' },
    { amount: 5, currency: 'DZD' },
  ]);
});
