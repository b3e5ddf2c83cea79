import { westernDigits } from './decimal-text';

/** Maximal number of digits including the country code (ITU-T E.164). */
const E164_DIGITS = 15;
/** Allows words: 'Tel. 021 65 32 01 / 04, ext. 12', '021653201 et 021653202'. */
const PHONES = /^[\p{L}\p{M}\p{N}\s+().,:;/\\|&*#_'’°–—[\]-]+$/u;

/** True for one or several phone numbers with separators and labels. */
export function isPhone(text: string): boolean {
  return PHONES.test(text) && /\p{Nd}/u.test(text);
}

/** First number in dialling format, '+21321653201'; undefined without one. */
export function dialledPhone(text: string): string | undefined {
  // '+213 (0) 21' is dialled without the 0.
  const plain = westernDigits(text).replace(/(\+\d+)\s*\(0\)/, '$1');
  const [listed = ''] = /[+\d][\d\s().–-]*/.exec(plain) ?? [];
  const [first = ''] = digitsOf(listed).length > E164_DIGITS ? listed.trim().split(/\s+[–-]\s+|\s{2,}/) : [listed];
  const digits = digitsOf(first).slice(0, E164_DIGITS);
  if (digits === '') return undefined;
  return first.startsWith('+') ? `+${digits}` : digits;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
