import { apiQuery } from '@comptoir/kernel/query';
import type { PlaceOverview } from '@comptoir/api-contract/overview';
import { useQuery } from '@tanstack/react-query';

/** What a country collected in the last 30 days, altogether and in each office; pending while none is selected. */
export function useCountryTotals(country: string) {
  const query = apiQuery('getCountryTotals', { params: { country } });
  return useQuery({ ...query, enabled: country !== '' });
}

/** Codes of the countries that have an office. */
export function useCountries() {
  return useQuery(apiQuery('listOfficeCountries', {}));
}

/** What is done and to do today, by the id of each office of the country; without one by the code of each country. */
export function usePlaceOverviews(country?: string) {
  const query = apiQuery('getOverview', { query: { countryCode: country } });
  return useQuery({
    ...query,
    enabled: country !== '',
    select: ({ places }) => new Map(places.map((place): [string, PlaceOverview] => [place.place, place])),
  });
}
