import { browserTimeZone } from '@comptoir/shared-kernel/format';
import { apiQuery } from '@comptoir/shared-kernel/query';
import { skipToken, useQuery } from '@tanstack/react-query';

/** What a country collected in the last 30 days, altogether and in each office; pending while none is selected. */
export function useCountryTotals(country: string) {
  const query = apiQuery('getCountryTotals', { params: { country }, query: { timeZone: browserTimeZone() } });
  return useQuery(country === '' ? { ...query, queryFn: skipToken } : query);
}

/** Codes of the countries that have an office. */
export function useCountries() {
  return useQuery(apiQuery('listOfficeCountries', {}));
}
