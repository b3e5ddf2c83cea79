export interface NumberFormat {
  isDate: boolean;
  code: CodeFormat | undefined;
  /** Maximum number of decimals, if the format sets one. */
  decimals?: number | undefined;
}

/** Digit places and the literals between them: `0#" "##" "##` has `'0'`, `'#'` and literals in order. */
interface CodeFormat {
  parts: readonly { literal: string | undefined }[];
  digits: number;
}

/** Limit of spreadsheets, in characters. */
const FORMAT_LIMIT = 255;
/** Decimals kept even if a format hides them. */
const AMOUNT_DECIMALS = 2;
const ELAPSED = /^(?:h+|m+|s+)$/i;

interface Token {
  kind: 'character' | 'literal' | 'elapsed' | 'condition';
  text: string;
}

/** Reads the section for positive numbers of a format (ECMA-376, 18.8.31). */
export function numberFormat(format: string): NumberFormat {
  const tokens = firstSection(format.slice(0, FORMAT_LIMIT));
  const characters = tokens.filter(({ kind }) => kind === 'character').map(({ text }) => text);
  const written = characters.join('').replaceAll(/general|e[+-]/gi, '');
  const isDate = tokens.some(({ kind }) => kind === 'elapsed') || /[dmyhseb]/i.test(written);
  return isDate
    ? { isDate, code: undefined }
    : { isDate, code: codeFormat(tokens), decimals: displayedDecimals(characters.join('')) };
}

/** Undefined for fractions, percentages, exponents and scaled thousands, which show another figure than the number. */
function displayedDecimals(written: string): number | undefined {
  if (!/[0#?]/.test(written) || /[%/@a-z]|,(?:\.|$)/i.test(written)) return undefined;
  const [, decimals = ''] = written.split('.');
  return decimals.replaceAll(/[^0#?]/g, '').length;
}

/** Rounds to the decimals of the format, but never below those of an amount. */
export function roundToDisplay(value: number, { decimals }: NumberFormat): number {
  const exact = Number(value.toPrecision(15));
  if (decimals === undefined || Math.abs(exact) < 1e-6 || Math.abs(exact) >= 1e15) return exact;
  const places = Math.max(decimals, AMOUNT_DECIMALS);
  return Math.sign(exact) * Number(`${Math.round(Number(`${Math.abs(exact)}e${places}`))}e-${places}`);
}

/** Applies a format with leading zeros: 1000 is '01000' in `00000`. */
export function formatCode({ parts, digits }: CodeFormat, value: number): string {
  const left = Array.from(String(value).padStart(digits, '0'));
  const places = parts.filter(({ literal }) => literal === undefined).length;
  let more = Math.max(0, left.length - places);
  let unused = Math.max(0, places - left.length);
  let text = '';
  for (const { literal } of parts) {
    if (literal !== undefined) text += literal;
    else if (unused > 0) unused -= 1;
    else {
      text += left.splice(0, more + 1).join('');
      more = 0;
    }
  }
  return text;
}

function codeFormat(tokens: readonly Token[]): CodeFormat | undefined {
  const isNumber = tokens.some(
    ({ kind, text }) => kind === 'condition' || (kind === 'character' && /[.,%/@a-z]/i.test(text)),
  );
  if (isNumber) return undefined;
  const parts = tokens.map(({ kind, text }) => {
    if (kind === 'character' && /[0#?]/.test(text)) return { literal: undefined, isZero: text === '0' };
    return { literal: /\p{L}/u.test(text) ? '' : text, isZero: false };
  });
  const places = parts.filter(({ literal }) => literal === undefined);
  const first = places.findIndex(({ isZero }) => isZero);
  const digits = first === -1 ? 0 : places.length - first;
  return digits < 2 ? undefined : { parts, digits };
}

function firstSection(format: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < format.length && format[at] !== ';'; at += 1) {
    const character = format[at] ?? '';
    const next = format[at + 1] ?? '';
    if (character === '"' || character === '[') {
      const end = format.indexOf(character === '"' ? '"' : ']', at + 1);
      const text = format.slice(at + 1, end === -1 ? undefined : end);
      if (character === '"') tokens.push({ kind: 'literal', text });
      else if (ELAPSED.test(text)) tokens.push({ kind: 'elapsed', text });
      else if (/^[<>=]/.test(text)) tokens.push({ kind: 'condition', text });
      at = end === -1 ? format.length : end;
    } else if (character === '\\' || character === '_' || character === '*') {
      if (character !== '*') tokens.push({ kind: 'literal', text: character === '_' ? ' ' : next });
      at += 1;
    } else if (/e/i.test(character) && /[+-]/.test(next)) {
      tokens.push({ kind: 'character', text: character + next });
      at += 1;
    } else {
      tokens.push({ kind: /[\s()+\-:1-9]/.test(character) ? 'literal' : 'character', text: character });
    }
  }
  return tokens;
}
