import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { convert, convertBack, fromMinor, minorText, rateText, toMinor } from './money';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const minor = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
const rate = fc
  .bigInt({ min: 1n, max: 10n ** 15n - 1n })
  .map((scaled) => new Exact(String(scaled)).div(1e8).toNumber());

describe('money', () => {
  it('survives a round trip over the wire', () => {
    fc.assert(
      fc.property(minor, (value) => {
        expect(toMinor(JSON.parse(JSON.stringify(fromMinor(value))))).toBe(value);
      }),
    );
  });

  it('converts like a decimal library that rounds half away from zero', () => {
    fc.assert(
      fc.property(minor, rate, (value, factor) => {
        const expected = new Exact(String(value)).times(rateText(factor)).toDecimalPlaces(0);
        expect(String(convert(value, factor))).toBe(expected.toFixed(0).replace(/^-0$/, '0'));
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the amount that converts exactly to a wanted one, if there is one', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n - 1n });
    fc.assert(
      fc.property(amount, rate, (given, factor) => {
        const wanted = convert(given, factor);
        expect(convert(convertBack(wanted, factor), factor)).toBe(wanted);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds the nearest amount otherwise, and an exact one for every rate up to 1', () => {
    const wanted = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(wanted, rate, fc.bigInt({ min: -3n, max: 3n }), (amount, factor, step) => {
        const found = convertBack(amount, factor);
        const off = (given: bigint) => Math.abs(Number(convert(given, factor) - amount));
        const other = found + step < 0n ? found : found + step;
        expect(off(found)).toBeLessThanOrEqual(factor <= 1 ? 0 : off(other));
      }),
      { numRuns: 2000 },
    );
  });

  it('rounds halves away from zero for both signs', () => {
    expect(convert(1n, 0.5)).toBe(1n);
    expect(convert(-1n, 0.5)).toBe(-1n);
    expect(convert(1n, 0.49999999)).toBe(0n);
    expect(convert(105n, 0.1)).toBe(11n);
  });

  it('keeps the cent that binary floating point loses', () => {
    expect(1.005 * 100).not.toBe(100.5);
    expect(convert(100n, 1.005)).toBe(101n);
  });

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [12_000n, '120.00'],
    [-999_999_999_999_999n, '-9999999999999.99'],
  ])('formats %s minor units as %s', (value, text) => {
    expect(minorText(value)).toBe(text);
    expect(toMinor(Number(text))).toBe(value);
  });
});
