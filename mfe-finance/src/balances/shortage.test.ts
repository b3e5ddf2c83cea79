import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor, minorText } from '@comptoir/api-contract/money';
import { assert, bigInt, constantFrom, property } from 'fast-check';
import { shortageOf } from './shortage';

const held = [{ currency: 'USD' as const, amount: 120 }];

test('taking out more than the balance is a shortage', () => {
  expect(shortageOf(held, 'USD', 120.01)).toEqual({ currency: 'USD', available: '120.00' });
});

test('taking out the whole balance is no shortage', () => {
  expect(shortageOf(held, 'USD', 120)).toBeUndefined();
});

test('a currency that the office never held is empty', () => {
  expect(shortageOf(held, 'EUR', 0.01)).toEqual({ currency: 'EUR', available: '0.00' });
});

test('unknown balances give no shortage', () => {
  expect(shortageOf(undefined, 'USD', 1e9)).toBeUndefined();
});

test('it agrees to the cent with whole minor units, for every balance and amount', () => {
  const minor = bigInt({ min: 0n, max: 999_999_999_999_999n });
  assert(
    property(minor, minor, constantFrom(...CURRENCY_CODES), (balance, amount, currency) => {
      const shortage = shortageOf([{ currency, amount: fromMinor(balance) }], currency, fromMinor(amount));
      expect(shortage).toEqual(amount > balance ? { currency, available: minorText(balance) } : undefined);
    }),
    { numRuns: 10_000 },
  );
});
