import { convert, fromMinor, toMinor } from '@comptoir/api-contract/money';
import { formatAmount } from '@comptoir/ui/money';
import { assert, bigInt, integer, property } from 'fast-check';
import { convertedAmount } from './converted-amount';

test('the product of amount and rate is rounded half away from zero', () => {
  expect(convertedAmount(100, 1.2)).toBe(120);
  expect(convertedAmount(0.05, 0.1)).toBe(0.01);
  expect(convertedAmount(1.15, 1.005)).toBe(1.16);
});

test.each([
  [undefined, 1.2],
  [100, undefined],
  [Number.NaN, 1.2],
  [0, 1.2],
  [-5, 1.2],
  [100, 0],
  [1.234, 1],
  [100, 1.123456789],
])('%d at %d is not converted', (amount, rate) => {
  expect(convertedAmount(amount, rate)).toBeUndefined();
});

test('the result equals the integer arithmetic of the contract to the cent', () => {
  assert(
    property(bigInt({ min: 1n, max: 99_999_999_999n }), integer({ min: 1, max: 2_000_000_000 }), (minor, scaled) => {
      const rate = scaled / 1e8;
      const exact = (minor * BigInt(scaled) * 10n + 500_000_000n) / 1_000_000_000n;
      expect(toMinor(convertedAmount(fromMinor(minor), rate) ?? 0)).toBe(exact);
      expect(convert(minor, rate)).toBe(exact);
    }),
    { numRuns: 10_000 },
  );
});

test('the result is shown with every cent, as all amounts of the books', () => {
  assert(
    property(bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }), (minor) => {
      const shown = formatAmount(fromMinor(minor), 'DZD');
      expect(BigInt(shown.replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))).toBe(minor);
    }),
    { numRuns: 10_000 },
  );
});
