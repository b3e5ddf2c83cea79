import { numberFormat, roundToDisplay, formatCode } from './number-format';

const isDate = (format: string) => numberFormat(format).isDate;
const shown = (format: string, value: number) => {
  const { code } = numberFormat(format);
  return code && formatCode(code, value);
};

it.each([
  '_-* #,##0.00\\ _D_A_-;\\-* #,##0.00\\ _D_A_-;_-* "-"??\\ _D_A_-;_-@_-',
  '#,##0.00\\ _D_M_',
  '_P_t_s#,##0',
  '*d#,##0',
  '*s0.00',
  '#,##0.00\\ "DH"',
  '[$DZD] #,##0.00',
  '[$-80C]#,##0',
  '[Red]0.00',
  '[>=100]0;0.0',
  '0.00E+00',
  'General',
  '"Day "0',
  '\\d0',
])('%s formats an amount', (format) => {
  expect(isDate(format)).toBe(false);
});

it.each([
  'dd/mm/yyyy\\ hh:mm',
  '[$-40C]d\\ mmmm\\ yyyy;@',
  '[h]:mm:ss',
  '[mm]:ss',
  'm/d/yy h:mm AM/PM',
  'yyyy"年"m"月"',
  'e/m/d',
])('%s formats a date or time', (format) => {
  expect(isDate(format)).toBe(true);
});

it.each([
  ['00000', 1000, '01000'],
  ['0000000000', 555_010_203, '0555010203'],
  ['0#" "##" "##" "##" "##', 555_010_203, '05 55 01 02 03'],
  ['0#\\-##', 12, '00-12'],
  ['[$-40C]00000', 9130, '09130'],
  ['000', 12_345, '12345'],
  ['"CP-"00000', 1000, '01000'],
  ['+213000000000', 21_000_000, '+213021000000'],
])('%s formats a code with leading zeros: %d as %s', (format, value, text) => {
  expect(shown(format, value)).toBe(text);
});

it.each(['0', '#,##0', '0.00', '000.0', '#" "##', '00%', '[<100]00;000', '@'])('%s is not a code format', (format) => {
  expect(numberFormat(format).code).toBeUndefined();
});

it.each([
  ['0.00', 100 / 3, 33.33],
  ['#,##0.00\\ "DA"', 1.005, 1.01],
  ['_-* #,##0.00\\ _D_A_-;\\-* #,##0.00\\ _D_A_-', -100 / 3, -33.33],
  ['#,##0', 12_500.5, 12_500.5],
  ['#,##0', 100 / 3, 33.33],
  ['0.0000', 36.752_54, 36.7525],
  ['General', 100 / 3, 33.333_333_333_333_3],
  ['0.00%', 0.123_456, 0.123_456],
  ['#,##0.00,', 12_345.678, 12_345.678],
])('%s shows %d as %d', (format, value, rounded) => {
  expect(roundToDisplay(value, numberFormat(format))).toBe(rounded);
});

it('parses a long format in linear time', () => {
  const began = performance.now();
  for (const sign of ['[', '"', '_', '*', '\\', '0', ';']) numberFormat(sign.repeat(1_000_000));
  expect(performance.now() - began).toBeLessThan(1000);
});
