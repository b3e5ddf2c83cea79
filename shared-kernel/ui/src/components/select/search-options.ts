import { searchKey } from '../../countries/country-search';
import type { Option } from './option';

/**
 * Options that match a text: those whose label starts with it first, then those with words in label and detail that
 * start with each of its words. Ignores accents, case and punctuation.
 */
export function searchOptions(options: readonly Option[], typed: string): readonly Option[] {
  return optionSearch(options)(typed);
}

interface SearchedBy {
  /** Additional text to search. */
  also?: (option: Option, index: number) => string;
  /** Also matches the middle of words, ranked last. */
  anywhere?: boolean;
}

/** A reusable search over many thousands of options. */
export function optionSearch(
  options: readonly Option[],
  { also, anywhere = false }: SearchedBy = {},
): (typed: string) => readonly Option[] {
  // Lazy, because indexing 50,000 options takes a moment and most forms never search.
  let keys: readonly string[] | undefined;
  return (typed) => {
    const wanted = searchKey(typed);
    if (wanted === '') return options;
    keys ??= options.map((option, index) =>
      [option.label, option.detail ?? '', also?.(option, index) ?? ''].map((text) => ` ${searchKey(text)}`).join(''),
    );
    const words = wanted.split(' ');
    const found: [Option[], Option[], Option[]] = [[], [], []];
    options.forEach((option, index) => found[rankOf(keys?.[index] ?? '', wanted, words)]?.push(option));
    const [first, others, rest] = found;
    return [...first, ...others, ...(anywhere ? rest : [])];
  };
}

/** Rank: 0 starts with the text, 1 each word starts a word, 2 contains each word. */
function rankOf(key: string, wanted: string, words: readonly string[]): number {
  if (key.startsWith(` ${wanted}`)) return 0;
  if (words.every((word) => key.includes(` ${word}`))) return 1;
  return words.every((word) => key.includes(word)) ? 2 : 3;
}
