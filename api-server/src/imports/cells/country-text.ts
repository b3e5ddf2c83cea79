import { LANGUAGE_CODES } from '@comptoir/api-contract/languages';
import { countries, getCountryDataList } from 'countries-list';
import { OTHER_COUNTRY_NAMES } from './country-names';
import { normalizeTitle } from './normalize-title';

let codes: ReadonlyMap<string, string> | undefined;

export function readCountry(typed: string): string | undefined {
  codes ??= codesByText();
  return codes.get(normalizeTitle(typed)) ?? codes.get(keyOf(typed));
}

/** Entries are ordered by certainty: a name that two countries share belongs to the first. */
function codesByText(): Map<string, string> {
  const rows = getCountryDataList();
  const named = LANGUAGE_CODES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  const ways: ((row: (typeof rows)[number]) => readonly (string | undefined)[])[] = [
    ({ iso2, iso3 }) => [iso2, iso3],
    ({ iso2 }) => named.map((names) => names.of(iso2)),
    ({ name, native }) => [name, native],
    ({ iso2 }) => countries[iso2].alias ?? [],
    ({ iso2 }) => OTHER_COUNTRY_NAMES[iso2] ?? [],
  ];
  const found = new Map<string, string>();
  for (const textsOf of ways) {
    for (const row of rows) {
      for (const text of textsOf(row)) {
        for (const key of [normalizeTitle(text ?? ''), keyOf(text ?? '')]) {
          if (key !== '' && !found.has(key)) found.set(key, row.iso2);
        }
      }
    }
  }
  return found;
}

/**
 * Ignores articles: 'The Bahamas', 'Antigua & Barbuda' and 'St. Lucia' match 'Bahamas', 'Antigua and Barbuda' and
 * 'Saint Lucia'.
 */
function keyOf(text: string): string {
  const words = text.toLowerCase().replaceAll(/\b(the|and|et)\b/gu, ' ');
  return normalizeTitle(words.replaceAll(/\bst(e?)\b/gu, 'saint$1'));
}
