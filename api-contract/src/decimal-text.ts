const LOCAL_DIGITS = /[٠-٩۰-۹]/g;

/** A text with its Arabic and Persian digits written as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replaceAll(LOCAL_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** Thousands apart, all by the same separator. */
const GROUPED = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * The number that a person typed, in the notation of any of our languages: '1,234.50', '1 234,50', '١٢٣٤٫٥'.
 * One separator alone is the decimal one, so that '1,234' is 1.234 and never silently a thousand times as much.
 * Nothing gives `undefined`, what is no number gives NaN.
 */
export function parseDecimal(typed: string | number | null | undefined): number | undefined {
  if (typeof typed === 'number') return typed;
  const text = (typed ?? '')
    .replaceAll(/[\s'’٬\u00A0\u202F]/g, '')
    .replaceAll('٫', '.')
    .replace('\u2212', '-');
  if (text === '') return undefined;
  return Number(withPoint(westernDigits(text)));
}

/** The same figure with a point before its decimals and no grouping; 'NaN' for anything else. */
function withPoint(text: string): string {
  const [, sign = '', figure = ''] = /^([+-]?)([\d.,]*\d[\d.,]*)$/.exec(text) ?? [];
  const separators = figure.match(/[.,]/g) ?? [];
  if (separators.length < 2) return figure === '' ? 'NaN' : sign + figure.replace(',', '.');
  const decimal = new Set(separators).size === 1 ? figure.length : figure.lastIndexOf(separators.at(-1) ?? '');
  const whole = figure.slice(0, decimal);
  if (!GROUPED.test(whole)) return 'NaN';
  return `${sign}${whole.replaceAll(/[.,]/g, '')}.${figure.slice(decimal + 1)}`;
}
