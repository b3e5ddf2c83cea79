import { assert, integer, property } from 'fast-check';
import {
  formatAge,
  formatAmount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatLongDate,
  formatRate,
  initials,
} from './index';

test('an amount has two decimals, grouped thousands and its currency sign', () => {
  expect(formatAmount(1234.5, 'USD')).toBe('$1,234.50');
  expect(formatAmount(0, 'EUR')).toBe('€0.00');
  expect(formatAmount(120, 'GBP')).toBe('£120.00');
});

test('a currency sign made of letters is separated from the figure', () => {
  expect(formatAmount(1234567.89, 'DZD')).toBe('DA\u00A01,234,567.89');
});

test('the minus precedes the currency sign, and zero has none', () => {
  expect(formatAmount(-3, 'USD')).toBe('\u2212$3.00');
  expect(formatAmount(-0, 'USD')).toBe('$0.00');
  expect(formatDecimal(-0)).toBe('0.00');
});

test('every amount of the ledger can be parsed back', () => {
  assert(
    property(integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (cents) => {
      const shown = formatDecimal(cents / 100);
      expect(shown).toMatch(/^-?[\d,]+\.\d{2}$/);
      expect(Number(shown.replaceAll(/[,.]/g, ''))).toBe(cents);
    }),
  );
});

test('a rate keeps its decimals, and has at least two', () => {
  expect(formatRate(134.4263)).toBe('134.4263');
  expect(formatRate(1234.5)).toBe('1234.50');
  expect(formatRate(0.00684)).toBe('0.00684');
  expect(formatRate(2)).toBe('2.00');
});

test('numbers follow the language of the page', () => {
  document.documentElement.lang = 'fr';
  expect(formatDecimal(1234.5)).toBe('1\u202F234,50');
  expect(formatRate(134.4263)).toBe('134,4263');
  expect(formatAmount(277_368.52, 'USD')).toBe('277\u202F368,52\u00A0$');
  expect(formatAmount(-30_000, 'DZD')).toBe('\u221230\u202F000,00\u00A0DA');
  document.documentElement.lang = 'ar';
  expect(formatDecimal(1234.5)).toBe('1,234.50');
  expect(formatAmount(1234.5, 'EUR')).toBe('€1,234.50');
  document.documentElement.lang = 'en';
});

test('a day is day, month, year', () => {
  expect(formatDate(new Date(2026, 10, 5, 14, 5))).toBe('05/11/2026');
  expect(formatDateTime(new Date(2026, 10, 5, 14, 5))).toBe('05/11/2026 14:05');
  expect(formatLongDate(new Date(2026, 10, 5))).toBe('Thursday, 5 November 2026');
});

test('a long date follows the language of the page', () => {
  const day = new Date(2026, 10, 5);
  expect(formatLongDate(day, 'en')).toBe('Thursday, 5 November 2026');
  expect(formatLongDate(day, 'fr')).toBe('jeudi 5 novembre 2026');
  expect(formatLongDate(day, 'ar')).toMatch(/5 نوفمبر 2026/);
});

test('a missing or invalid date is N/A', () => {
  expect(formatDate(null)).toBe('N/A');
  expect(formatDate('soon')).toBe('N/A');
  expect(formatLongDate(undefined)).toBe('N/A');
});

test('initials are the first letters of the first and the last name', () => {
  expect(initials('Amina Ben Salah')).toBe('AS');
  expect(initials('  karim  ')).toBe('K');
  expect(initials('أمينة بن صالح')).toBe('أص');
  expect(initials('—')).toBe('?');
});

test.each([
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
  [-5, '0 minutes'],
])('an age of %d minutes is in its unit', (minutes, text) => {
  const since = new Date(Date.now() - minutes * 60_000 - 1000).toISOString();
  expect(formatAge(since, 'en')).toBe(text);
});
