import { apiQuery } from '@comptoir/shared-kernel/query';
import { useQuery } from '@tanstack/react-query';

/** What a country collected in the last 30 days, altogether and in each office. */
export function useCountryTotals(country: string) {
  return useQuery(apiQuery('getCountryTotals', { params: { country } }));
}

/** Codes of the countries that have an office. */
export function useCountries() {
  return useQuery(apiQuery('listOfficeCountries', {}));
}
