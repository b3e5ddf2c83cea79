import * as fc from 'fast-check';
import { amountText, readAmount } from './amount-text';
import { CURRENCIES, CURRENCY_CODES } from './currencies';
import { readCurrency } from './currency-text';
import { parseDecimal } from './decimal-text';

describe('an amount as text', () => {
  test.each([
    ['12500', 12_500],
    ['0012', 12],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['12.5000', 12.5],
    ['5.', 5],
    ['.50', 0.5],
    ['0.500', 0.5],
    ['12,500.00', 12_500],
    ['12.500,00', 12_500],
    ['1.250.000', 1_250_000],
    ['1,250,000.5', 1_250_000.5],
    ["12'500.00", 12_500],
    ['12’500', 12_500],
    ['12 500', 12_500],
    ['12\u00A0500,00', 12_500],
    ['1\u202F234\u202F567,89', 1_234_567.89],
    ['1 234.500', 1234.5],
    ['١٢٬٥٠٠', 12_500],
    ['١٢٫٥٠٠', 12.5],
    ['۱۲٫۵', 12.5],
    ['１２．５', 12.5],
    ['\u200E12.50\u200F', 12.5],
    ['$12.50', 12.5],
    ['US$ 12.50', 12.5],
    ['12.50 USD', 12.5],
    ['$12.50 USD', 12.5],
    ['$.50', 0.5],
    ['+3', 3],
  ])('%s is %d', (text, amount) => {
    expect(readAmount(text, 'USD')).toMatchObject({ kind: 'amount', amount });
  });

  test.each(['12.500', '12,500', '$12.500', '12,500 USD', '١٢,٥٠٠', '١٢،٥٠٠'])('%s is ambiguous', (text) => {
    expect(readAmount(text, 'USD')).toMatchObject({ kind: 'ambiguous', grouped: 12_500, decimal: 12.5 });
  });

  test.each(['12.500', '12,500', 'DA 12,500', '12.500 د.ج', '12.500 د.ج.'])('%s is thousands in dinars', (text) => {
    expect(readAmount(text, 'DZD')).toMatchObject({ kind: 'amount', amount: 12_500 });
  });

  test.each(['1234.500', '012.500'])('%s is ambiguous in dinars too', (text) => {
    expect(readAmount(text, 'DZD')).toMatchObject({ kind: 'ambiguous', decimal: Number(text) });
  });

  test('the currency in the text applies if no other is given, and is returned', () => {
    expect(readAmount('12.500 DA')).toEqual({ kind: 'amount', amount: 12_500, currency: 'DZD' });
    expect(readAmount('€ 12.500')).toEqual({ kind: 'ambiguous', grouped: 12_500, decimal: 12.5, currency: 'EUR' });
    expect(readAmount('12.500').kind).toBe('ambiguous');
  });

  test.each([
    ['abc', 'not-a-number'],
    ['DA', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['12x', 'not-a-number'],
    ['2027-01-05', 'not-a-number'],
    ['500 centimes', 'not-a-number'],
    ['DA.500', 'not-a-number'],
    ['--1', 'not-a-number'],
    ['500)', 'not-a-number'],
    ['-3.07', 'negative'],
    ['\u22123.07', 'negative'],
    ['500-', 'negative'],
    ['(500)', 'negative'],
    ['(500 DA)', 'negative'],
    ['DA (1,500.00)', 'negative'],
    ['1.2.3', 'wrong-groups'],
    ['12,34,567', 'wrong-groups'],
    ['1,2.3,4', 'wrong-groups'],
    ['1234,567.00', 'wrong-groups'],
    ['12 50', 'wrong-groups'],
    ['1,234.56.7', 'wrong-groups'],
    ['1.005,123', 'too-many-decimals'],
    ['33.3333', 'too-many-decimals'],
    ['10000000000000', 'too-large'],
    ['1'.repeat(40), 'too-large'],
    ['€ 500', 'currency'],
    ['$500 EUR', 'currency'],
  ])('%s is refused: %s', (text, why) => {
    expect(readAmount(text, 'DZD')).toEqual({ kind: 'refused', why });
  });

  test('an empty text is not zero', () => {
    expect(readAmount(' \u200F\u00A0')).toEqual({ kind: 'empty' });
  });

  const cents = fc.integer({ min: 0, max: 999_999_999_999_999 }).map((minor) => minor / 100);
  const currency = fc.constantFrom(...CURRENCY_CODES);
  const locale = fc.constantFrom('en', 'fr', 'de', 'de-CH', 'es', 'pt', 'ru', 'ar', 'ar-DZ', 'ar-EG', 'fa', 'zh');

  test("every amount is parsed back from any language's format, with or without currency", () => {
    fc.assert(
      fc.property(cents, currency, locale, (amount, code, language) => {
        const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
        const money = { ...decimals, style: 'currency', currency: code, currencyDisplay: 'code' } as const;
        for (const style of [decimals, money]) {
          const text = new Intl.NumberFormat(language, style).format(amount);
          expect(readAmount(text, code)).toMatchObject({ kind: 'amount', amount });
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a number as text is parsed back in every currency, and refused with more than 2 decimals', () => {
    const thousandths = fc.integer({ min: 0, max: 999_999_999 }).map((scaled) => scaled / 1000);
    fc.assert(
      fc.property(fc.oneof(cents, thousandths), currency, (amount, code) => {
        const expected =
          Number(amount.toFixed(2)) === amount
            ? { kind: 'amount', amount }
            : { kind: 'refused', why: 'too-many-decimals' };
        expect(readAmount(amountText(amount), code)).toEqual(expected);
      }),
    );
  });

  test('one separator before three digits is never unambiguous, except as thousands of dinars', () => {
    const group = fc.integer({ min: 0, max: 999 }).map((value) => String(value).padStart(3, '0'));
    const separator = fc.constantFrom('.', ',', '،');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), group, separator, currency, (whole, last, mark, code) => {
        const reading = readAmount(`${whole}${mark}${last}`, code);
        const grouped = Number(`${whole}${last}`);
        expect(reading).toEqual(
          code === 'DZD' && whole < 1000
            ? { kind: 'amount', amount: grouped }
            : { kind: 'ambiguous', grouped, decimal: Number(`${whole}.${last}`) },
        );
      }),
    );
  });

  test.each([
    ['digits', '1'.repeat(4000)],
    ['groups', '1,234'.repeat(800)],
    ['spaces', `1${' '.repeat(3998)}x`],
    ['separators', '.,'.repeat(2000)],
    ['signs', '$-'.repeat(2000)],
    ['brackets', `${'('.repeat(2000)}1${')'.repeat(1999)}`],
    ['marks', '\u200F\u200E'.repeat(2000)],
  ])('4,000 characters of %s are parsed in linear time', (_name, text) => {
    const started = performance.now();
    for (let run = 0; run < 10; run += 1) {
      for (const read of [readAmount, parseDecimal, readCurrency]) read(text);
    }
    expect((performance.now() - started) / 10).toBeLessThan(5);
    expect(readAmount(text, 'USD').kind).not.toBe('amount');
  });
});

describe('a currency as text', () => {
  test.each([
    ['DA', 'DZD'],
    ['d.a.', 'DZD'],
    ['د.ج', 'DZD'],
    ['د.ج.\u200F', 'DZD'],
    ['€', 'EUR'],
    ['Euro', 'EUR'],
    ['أورو', 'EUR'],
    ['$', 'USD'],
    ['US$', 'USD'],
    ['US $', 'USD'],
    [' usd ', 'USD'],
    ['£', 'GBP'],
    ['￥', 'CNY'],
    ['RMB', 'CNY'],
  ])('%s is %s', (text, code) => {
    expect(readCurrency(text)).toBe(code);
  });

  test.each(['', '.', 'CA$', 'MAD', 'franc', 'constructor', 'dollar canadien'])('%s is not supported', (text) => {
    expect(readCurrency(text)).toBeUndefined();
  });

  test.each(['en', 'fr', 'ar'])('every currency is recognised by code, sign and name: %s', (language) => {
    const names = new Intl.DisplayNames([language], { type: 'currency' });
    for (const { code, symbol } of CURRENCIES) {
      expect([code, symbol, names.of(code) ?? ''].map(readCurrency)).toEqual([code, code, code]);
    }
  });
});

describe('a decimal as text', () => {
  test('a single point or comma is the decimal separator', () => {
    expect(['145,250', '145.250', '0.006886'].map(parseDecimal)).toEqual([145.25, 145.25, 0.006_886]);
  });
});
