import { countries as source, type ICountry } from 'countries-list';
import type { Country } from './country';

/** All countries by code. 14 KB compressed: import it through `loadCountries`. */
export const countries: readonly Country[] = Object.entries<ICountry>(source)
  .map(([code, row]) => ({
    code,
    name: row.name,
    native: row.native,
    aliases: row.alias ?? [],
    phonePrefixes: row.phone,
    continent: row.continent,
    capital: row.capital,
    currencies: row.currency,
    languages: row.languages,
  }))
  .toSorted((one, other) => (one.code < other.code ? -1 : 1));
