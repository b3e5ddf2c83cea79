import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { decoderOf } from './text-decoder';

/** Largest part of a file that is looked at, in bytes. */
const LOOKED_AT_BYTES = 256 * 1024;
const ARABIC = /[\u0621-\u064a]/;
const LATIN = /[A-Za-zÀ-ÖØ-öø-ÿŒœŸ]/;
const CHINESE = /[\u4e00-\u9fff]/;
/** Signs that people write, beside letters; none of them between two letters but the first two. */
const SIGNS = /[’\u00ad‘“”«»–—…€£§°·•²³¿¡\u00a0،؛؟ـ]/;

/** How the letters of a text that is not in UTF-8 are most probably written; on a tie the first one. */
const CANDIDATES = ['windows-1252', 'windows-1256', 'ibm850', 'macintosh', 'gb18030'] as const;

/** The encoding in which most letters outside of ASCII stand where such letters stand. */
export function guessEncoding(file: Uint8Array): ImportEncoding {
  const head = file.subarray(0, LOOKED_AT_BYTES);
  if (isNearlyUtf8(head)) return 'utf-8';
  const rated = CANDIDATES.map((encoding) => ({ encoding, share: plausibleShare(decoderOf(encoding)(head)) }));
  return rated.reduce((best, one) => (one.share > best.share ? one : best)).encoding;
}

/** Whether few bytes are all that keeps a text from being UTF-8. */
function isNearlyUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head);
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  const right = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return right > 4 * wrong;
}

/** How many of the characters outside of ASCII are plausible, from 0 to 1. */
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
    // Two such letters rarely follow one another, and capitals do not follow small ones.
    const isOfWord = isAsciiLetter(before) || isAsciiLetter(after);
    const isSmallBefore = before !== before.toUpperCase();
    return isOfWord && !(isSmallBefore && character !== character.toLowerCase());
  }
  return SIGNS.test(character) && (character === '’' || !(LATIN.test(before) && LATIN.test(after)));
}

function isAsciiLetter(character: string): boolean {
  return /[A-Za-z]/.test(character);
}
