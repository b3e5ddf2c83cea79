import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { decoderOf } from './text-decoder';

const SAMPLED_BYTES = 256 * 1024;
const ARABIC = /[\u0621-\u064a]/;
const LATIN = /[A-Za-zÀ-ÖØ-öø-ÿŒœŸ]/;
const CHINESE = /[\u4e00-\u9fff]/;
/** Punctuation of ordinary text; only the first two occur between letters. */
const SIGNS = /[’\u00ad‘“”«»–—…€£§°·•²³¿¡\u00a0،؛؟ـ]/;

const CANDIDATES = ['windows-1252', 'windows-1256', 'ibm850', 'macintosh', 'gb18030'] as const;

/** Picks the encoding under which most non-ASCII letters occur in plausible positions. */
export function guessEncoding(file: Uint8Array): ImportEncoding {
  const head = file.subarray(0, SAMPLED_BYTES);
  if (isNearlyUtf8(head)) return 'utf-8';
  const rated = CANDIDATES.map((encoding) => ({ encoding, share: plausibleShare(decoderOf(encoding)(head)) }));
  return rated.reduce((best, one) => (one.share > best.share ? one : best)).encoding;
}

function isNearlyUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head);
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  const right = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return right > 4 * wrong;
}

function plausibleShare(text: string): number {
  let plausible = 0;
  let all = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character < '\u0080') continue;
    all += 1;
    if (isPlausible(character, text[at - 1] ?? ' ', text[at + 1] ?? ' ')) plausible += 1;
  }
  return all === 0 ? 0 : plausible / all;
}

function isPlausible(character: string, before: string, after: string): boolean {
  if (ARABIC.test(character)) return !LATIN.test(before) && !LATIN.test(after);
  if (CHINESE.test(character)) return true;
  if (LATIN.test(character)) {
    // Such letters are rarely adjacent, and capitals do not follow lower case.
    const isOfWord = isAsciiLetter(before) || isAsciiLetter(after);
    const isSmallBefore = before !== before.toUpperCase();
    return isOfWord && !(isSmallBefore && character !== character.toLowerCase());
  }
  return SIGNS.test(character) && (character === '’' || !(LATIN.test(before) && LATIN.test(after)));
}

function isAsciiLetter(character: string): boolean {
  return /[A-Za-z]/.test(character);
}
