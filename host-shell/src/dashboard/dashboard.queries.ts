import { today } from '@comptoir/kernel/format';
import { apiQuery } from '@comptoir/kernel/query';
import type { MonthPlace } from '@comptoir/api-contract/month-report';
import type { PlaceOverview } from '@comptoir/api-contract/overview';
import { useQuery } from '@tanstack/react-query';

/** In milliseconds. */
const SHARED_MS = 10_000;

/** Collected totals of a country and of each office, last 30 days; pending while none is selected. */
export function useCountryTotals(country: string) {
  const query = apiQuery('getCountryTotals', { params: { country } });
  return useQuery({ ...query, enabled: country !== '' });
}

/** Countries and the filter above them, which mounts earlier, share one answer. */
export function useCountries() {
  return useQuery({ ...apiQuery('listOfficeCountries', {}), staleTime: SHARED_MS });
}

/** Today's overview by office id, or by country code without a country. */
export function usePlaceOverviews(country?: string) {
  const query = apiQuery('getOverview', { query: { countryCode: country } });
  return useQuery({
    ...query,
    enabled: country !== '',
    select: ({ places }) => new Map(places.map((place): [string, PlaceOverview] => [place.place, place])),
  });
}

/** This month by office id, or by country code without a country. The card of the month reads the same. */
export function useMonthOfPlaces(country?: string) {
  const query = { ...(country !== undefined && { countryCode: country }) };
  return useQuery({
    ...apiQuery('getMonthReport', { params: { month: today().slice(0, 7) }, query }),
    enabled: country !== '',
    select: ({ places }) => new Map(places.map((place): [string, MonthPlace] => [place.place, place])),
  });
}
