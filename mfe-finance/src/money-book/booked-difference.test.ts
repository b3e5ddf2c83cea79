import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { assert, bigInt, property } from 'fast-check';
import { bookedDifference } from './booked-difference';

test('a correction books its difference', () => {
  expect(bookedDifference(100, 99.9)).toBe(-0.1);
  expect(bookedDifference(100, 100)).toBe(0);
});

test('the first recording books the whole amount', () => {
  expect(bookedDifference(null, 120.5)).toBe(120.5);
});

test.each([undefined, Number.NaN, -1, 1.234])('%d books nothing', (amount) => {
  expect(bookedDifference(100, amount)).toBeUndefined();
});

test('recorded amount plus difference is the new amount, to the cent', () => {
  const minor = bigInt({ min: 0n, max: 999_999_999_999_999n });
  assert(
    property(minor, minor, (before, after) => {
      const difference = bookedDifference(fromMinor(before), fromMinor(after)) ?? Number.NaN;
      expect(before + toMinor(difference)).toBe(after);
    }),
    { numRuns: 10_000 },
  );
});
