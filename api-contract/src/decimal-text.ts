/** Longest figure that is read, in digits. */
const DIGIT_LIMIT = 40;

const LOCAL_DIGITS = /[٠-٩۰-۹０-９]/g;
/** Marks of direction, and what has no width. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const MINUS_SIGNS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;

/** A text with its Arabic, Persian and full-width digits written as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replaceAll(LOCAL_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/**
 * A text as people write figures, with 0 to 9 as its digits: single spaces, `'` between groups, `-` as minus, no marks of
 * direction. `٫` and `٬` stay, because they say which separator they are.
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

/** What the separators of a figure can mean, each as digits with at most one point. */
export interface FigureReadings {
  /** Where every separator parts thousands. */
  grouped?: string;
  /** Where the last separator stands before the decimals. */
  decimal?: string;
  /** One separator with three digits behind it, after more digits than a group has or after a zero. */
  isOddGroup?: boolean;
}

/** Readings of digits with separators, as `plainFigures` writes them; none for what is no figure. */
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
    if (areAlike(separators)) return last !== '٫' && areGroups(parts) ? { grouped: digits } : {};
    const between = separators.slice(0, -1);
    const groups = parts.slice(0, -1);
    const isGrouped = areAlike(between) && between[0] !== '٫' && areGroups(groups);
    return isDecimal && isGrouped ? { decimal: `${groups.join('')}.${decimals}` } : {};
  }
  const [whole = ''] = parts;
  if (!isDecimal) return areGroups(parts) ? { grouped: digits } : {};
  const decimal = `${whole}.${decimals}`;
  if (last === '٫' || decimals.length !== 3 || /^0*$/.test(whole)) return { decimal };
  return { decimal, grouped: digits, isOddGroup: !areGroups(parts) };
}

function areAlike(separators: readonly string[]): boolean {
  return separators.every((separator) => separator === separators[0]);
}

function areGroups([first = '', ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
}

/**
 * The number that a person typed which is no amount of money (a rate, degrees), in the notation of any of our languages:
 * '1,234.50', '1 234,50', '١٢٣٤٫٥'. One point or comma alone is the decimal one, so that '145,250' is 145.25; `readAmount`
 * reads amounts. Nothing gives `undefined`, what is no number gives NaN.
 */
export function parseDecimal(typed: string | number | null | undefined): number | undefined {
  if (typeof typed === 'number') return typed;
  const text = plainFigures(typed ?? '');
  if (text === '') return undefined;
  const sign = /^[+-]/.exec(text)?.[0] ?? '';
  const { decimal, grouped = 'NaN' } = figureReadings(text.slice(sign.length));
  return Number(sign + (decimal ?? grouped));
}
