import type { Country } from './country';

let loading: Promise<readonly Country[]> | undefined;

/**
 * The reference table, fetched on first use and then kept.
 * @throws when its chunk cannot be fetched; the next call tries again.
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
