/** Longest number that is parsed, in digits. */
const DIGIT_LIMIT = 40;

const LOCAL_DIGITS = /[٠-٩۰-۹０-９]/g;
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const MINUS_SIGNS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** Replaces Arabic, Persian and full-width digits by 0 to 9. */
export function westernDigits(text: string): string {
  return text.replaceAll(LOCAL_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/**
 * Normalises a number: digits 0 to 9, single spaces, `'` between groups, `-` as minus, no direction marks. Keeps `٫`
 * and `٬`, which are unambiguous separators.
 */
export function plainFigures(text: string): string {
  return westernDigits(text.replaceAll(INVISIBLE, ''))
    .replaceAll(MINUS_SIGNS, '-')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[،，]/g, ',')
    .replaceAll('．', '.')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Possible meanings of a number's separators, as digits with at most one point. */
export interface FigureReadings {
  /** All separators group thousands. */
  grouped?: string;
  /** The last separator precedes the decimals. */
  decimal?: string;
  /** One separator before three digits, after more digits than a group has or after a zero. */
  isOddGroup?: boolean;
}

/** Possible readings of a number from `plainFigures`; empty for an invalid one. */
export function figureReadings(figure: string): FigureReadings {
  const parts = figure.split(/[.,٫٬' ]/);
  const digits = parts.join('');
  if (!/^\d+$/.test(digits) || digits.length > DIGIT_LIMIT) return {};
  const separators = figure.match(/[.,٫٬' ]/g) ?? [];
  const decimals = parts.at(-1) ?? '';
  const last = separators.at(-1);
  if (last === undefined) return { grouped: digits };
  const isDecimal = /[.,٫]/.test(last);
  if (separators.length > 1) {
    if (areEqual(separators)) return last !== '٫' && areGroups(parts) ? { grouped: digits } : {};
    const between = separators.slice(0, -1);
    const groups = parts.slice(0, -1);
    const isGrouped = areEqual(between) && between[0] !== '٫' && areGroups(groups);
    return isDecimal && isGrouped ? { decimal: `${groups.join('')}.${decimals}` } : {};
  }
  const [whole = ''] = parts;
  if (!isDecimal) return areGroups(parts) ? { grouped: digits } : {};
  const decimal = `${whole}.${decimals}`;
  if (last === '٫' || decimals.length !== 3 || /^0*$/.test(whole)) return { decimal };
  return { decimal, grouped: digits, isOddGroup: !areGroups(parts) };
}

function areEqual(separators: readonly string[]): boolean {
  return separators.every((separator) => separator === separators[0]);
}

function areGroups([first = '', ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
}

/**
 * Parses a number that is no amount (a rate, degrees) in the notation of any supported language: '1,234.50', '1
 * 234,50', '١٢٣٤٫٥'. A single point or comma is the decimal separator, so '145,250' is 145.25; use `readAmount` for
 * amounts. Returns `undefined` for an empty text, NaN for an invalid one.
 */
export function parseDecimal(typed: string | number | null | undefined): number | undefined {
  if (typeof typed === 'number') return typed;
  const text = plainFigures(typed ?? '');
  if (text === '') return undefined;
  const sign = /^[+-]/.exec(text)?.[0] ?? '';
  const { decimal, grouped = 'NaN' } = figureReadings(text.slice(sign.length));
  return Number(sign + (decimal ?? grouped));
}
