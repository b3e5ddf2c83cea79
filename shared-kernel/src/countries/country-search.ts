import { foldForSearch } from '@comptoir/api-contract/search-text';
import type { Country } from './country';
import { countryName, pageLanguage } from './country-name';

/** A country as a selector shows it. */
export interface CountryOption {
  code: string;
  /** In the language of the page. */
  name: string;
  /** In the country's own language. */
  native: string;
  /** Every name that it may be looked for by, in `searchKey` form; the name shown comes first. */
  keys: readonly string[];
}

/** The options of a selector, in the alphabetical order of the language. */
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
 * The options that match what was typed: first the names that start with it (the one shown before
 * others), then names with a word that does, then a two-letter code, then names that contain it. Accents, case and punctuation do not matter.
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

/** A text as searches compare it, without punctuation, so that 'Côte d’Ivoire' is found by 'cote d ivoire'. */
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
