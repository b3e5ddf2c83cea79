import type { Country } from './country';

let loading: Promise<readonly Country[]> | undefined;

/**
 * Loads the reference table on first use, then caches it.
 * @throws if its chunk cannot be fetched; the next call retries.
 */
export function loadCountries(): Promise<readonly Country[]> {
  loading ??= import('./country-table').then(
    (table) => table.countries,
    (cause: unknown) => {
      loading = undefined;
      throw new Error('The list of countries could not be loaded', { cause });
    },
  );
  return loading;
}
