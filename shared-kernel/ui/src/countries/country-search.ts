import { foldForSearch } from '@comptoir/api-contract/search-text';
import type { Country } from './country';
import { countryName, pageLanguage } from './country-name';

/** A country as an option of a select. */
export interface CountryOption {
  code: string;
  /** In the language of the page. */
  name: string;
  /** In the country's own language. */
  native: string;
  /** Names to search, as `searchKey`s; the displayed name comes first. */
  keys: readonly string[];
}

/** Options of a select, in alphabetical order of the language. */
export function countryOptions(countries: readonly Country[], language = pageLanguage()): CountryOption[] {
  const collator = new Intl.Collator(language);
  return countries
    .map(({ code, name: english, native, aliases }) => {
      const name = countryName(code, language);
      const keys = new Set([name, english, native, ...aliases].map(searchKey));
      return { code, name, native, keys: [...keys] };
    })
    .toSorted((one, other) => collator.compare(one.name, other.name));
}

/**
 * Options that match a text, ranked: names that start with it, names with such a word, a two-letter code, names that
 * contain it. Ignores accents, case and punctuation.
 */
export function searchCountries(options: readonly CountryOption[], typed: string): readonly CountryOption[] {
  const wanted = searchKey(typed);
  if (wanted === '') return options;
  return options
    .map((option) => ({ option, rank: rank(option, wanted) }))
    .filter((match) => match.rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank)
    .map((match) => match.option);
}

/** Text without accents, case and punctuation, so that 'cote d ivoire' finds 'Côte d’Ivoire'. */
export function searchKey(text: string): string {
  return foldForSearch(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const NO_MATCH = 5;

function rank({ code, keys }: CountryOption, wanted: string): number {
  if (keys[0]?.startsWith(wanted)) return 0;
  if (keys.some((key) => key.startsWith(wanted))) return 1;
  if (keys.some((key) => key.includes(` ${wanted}`))) return 2;
  if (code.toLowerCase() === wanted) return 3;
  if (keys.some((key) => key.includes(wanted))) return 4;
  return NO_MATCH;
}
