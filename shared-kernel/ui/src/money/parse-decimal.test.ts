import { assert, constantFrom, integer, property } from 'fast-check';
import { formatDecimal } from '@comptoir/kernel/internal/format';
import { parseDecimal } from './parse-decimal';

test.each([
  ['120', 120],
  ['120.5', 120.5],
  ['120,5', 120.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u202F234\u202F567,89', 1_234_567.89],
  ['1,234,567', 1_234_567],
  ['-3.07', -3.07],
  ['\u22123.07', -3.07],
  ['.5', 0.5],
  ['5.', 5],
  ['١٢٣٤٫٥', 1234.5],
  ['0.00000001', 0.000_000_01],
])('%s is %d', (typed, value) => {
  expect(parseDecimal(typed)).toBe(value);
});

test('a single comma is the decimal separator', () => {
  expect(parseDecimal('1,234')).toBe(1.234);
});

test.each(['abc', '1.2.3', '12,34,567', '1,2.3,4', '--1', '1e5', '.', '-', '0x10'])('%s is not a number', (typed) => {
  expect(parseDecimal(typed)).toBeNaN();
});

test.each([undefined, null, '', '  '])('an empty text is not zero', (typed) => {
  expect(parseDecimal(typed)).toBeUndefined();
});

test('every formatted amount can be parsed back, in each notation', () => {
  const notations = [
    (text: string) => text,
    (text: string) => text.replaceAll(',', ' ').replace('.', ','),
    (text: string) => text.replaceAll(',', ''),
  ];
  assert(
    property(
      integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
      constantFrom(...notations),
      (cents, notation) => {
        expect(parseDecimal(notation(formatDecimal(cents / 100)))).toBe(cents === 0 ? 0 : cents / 100);
      },
    ),
  );
});
