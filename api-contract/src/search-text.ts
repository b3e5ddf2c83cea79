import { SEARCH_FOLDING } from './search-folding';

const { letters, ligatures, dropped, spaces } = SEARCH_FOLDING;

const DROPPED = new RegExp(`[${rangesOf(dropped)}]+`, 'gu');
const SPACES = new RegExp(`[${rangesOf(spaces)}]+`, 'gu');
const REPLACED = new Map([
  ...letters.flat().flatMap(([plain, others]) => Array.from(others, (other): [string, string] => [other, plain])),
  ...ligatures,
]);
const REPLACEABLE = new RegExp(`[${[...REPLACED.keys()].join('')}]`, 'gu');
const ASCII = /^[ -_a-~]*$/;

/**
 * Folds a text for searches: without case, diacritics and invisible characters, with one form of each Arabic letter,
 * apostrophe, digit and space. Equals the database function `fold_for_search`.
 */
export function foldForSearch(text: string): string {
  const folded = ASCII.test(text) ? text.toLowerCase() : foldLetters(text);
  return folded.replace(SPACES, ' ').trim();
}

function foldLetters(text: string): string {
  return (
    text
      // NFKD splits it into a space and a mark.
      .replaceAll('´', "'")
      .normalize('NFKD')
      .toLowerCase()
      .replace(DROPPED, '')
      .replace(REPLACEABLE, (letter) => REPLACED.get(letter) ?? letter)
  );
}

function rangesOf(ranges: readonly (readonly number[])[]): string {
  return ranges.map((range) => range.map((point) => `\\u{${point.toString(16)}}`).join('-')).join('');
}
