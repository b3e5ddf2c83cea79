import { searchKey } from '../../countries/country-search';
import type { Option } from './option';

/**
 * The options that match what was typed: those whose label begins with it before those in whose label and detail each
 * of its words begins one, in any order. Accents, case and punctuation do not matter.
 */
export function searchOptions(options: readonly Option[], typed: string): readonly Option[] {
  return optionSearch(options)(typed);
}

interface SearchedBy {
  /** What else an option is found by, besides what it shows. */
  also?: (option: Option, index: number) => string;
  /** Finds the middle of words as well, after all others. */
  anywhere?: boolean;
}

/** The same for options that are searched again and again, also many thousands of them. */
export function optionSearch(
  options: readonly Option[],
  { also, anywhere = false }: SearchedBy = {},
): (typed: string) => readonly Option[] {
  // Made for the first search: it takes a moment for 50,000 of them, and most forms never ask.
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

/** 0 for a key that begins with what is wanted, 1 where each word begins one of its words, 2 where it has each of them. */
function rankOf(key: string, wanted: string, words: readonly string[]): number {
  if (key.startsWith(` ${wanted}`)) return 0;
  if (words.every((word) => key.includes(` ${word}`))) return 1;
  return words.every((word) => key.includes(word)) ? 2 : 3;
}
