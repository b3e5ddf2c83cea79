import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { array, assert, bigInt, constantFrom, property, record } from 'fast-check';
import { balancesAfter } from './balances-after';

test('each movement changes the balance of its own currency', () => {
  const held = [
    { currency: 'USD', amount: 0.3 },
    { currency: 'DZD', amount: 0 },
  ] as const;
  const trade = [
    { currency: 'USD', amount: -0.1 },
    { currency: 'DZD', amount: 13.45 },
  ] as const;
  expect(balancesAfter(held, trade)).toEqual([
    { currency: 'USD', amount: 0.2 },
    { currency: 'DZD', amount: 13.45 },
  ]);
});

test('over thousands of trades and expenses the balance is the sum of whole cents', () => {
  const movement = record({
    currency: constantFrom(...CURRENCY_CODES),
    minor: bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }),
  });
  assert(
    property(array(movement, { maxLength: 100 }), (movements) => {
      const after = balancesAfter(
        CURRENCY_CODES.map((currency) => ({ currency, amount: 0 })),
        movements.map(({ currency, minor }) => ({ currency, amount: fromMinor(minor) })),
      );
      for (const { currency, amount } of after) {
        const exact = movements.filter((one) => one.currency === currency).reduce((sum, { minor }) => sum + minor, 0n);
        expect(toMinor(amount)).toBe(exact);
      }
    }),
    { numRuns: 200 },
  );
});
