import type { Precision } from '@comptoir/api-contract/geocode';
import * as z from 'zod/mini';
import type { Geocoder } from '../geocoder';
import { below, fetchJson, type Fetch } from './fetch-json';

/** GeoJSON, https://github.com/komoot/photon#search-api; coordinates are [longitude, latitude]. */
const Results = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        countrycode: z.optional(z.string()),
        type: z.optional(z.string()),
        name: z.optional(z.string()),
      }),
    }),
  ),
});

export function photonGeocoder({ url }: { url: string }, fetch: Fetch): Geocoder {
  return async ({ address, city, postalCode, countryCode }, signal) => {
    const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode) ?? countryCode;
    const query = { q: [address, postalCode, city, country].join(', '), limit: '5', lang: 'en' };
    const { features } = await fetchJson(fetch, below(url, '/api', query), Results, signal);
    // Photon cannot filter by country.
    for (const { geometry, properties } of features) {
      const precision = precisionOf(properties.type);
      if (properties.countrycode !== countryCode || !precision) continue;
      const [lon, lat] = geometry.coordinates;
      return { lat, lon, precision, label: properties.name ?? city };
    }
    return undefined;
  };
}

function precisionOf(type: string | undefined): Precision | undefined {
  switch (type) {
    case 'country':
      return undefined;
    case 'house':
    case 'street':
      return 'address';
    case 'state':
    case 'county':
      return 'region';
    case undefined:
    default:
      return 'city';
  }
}
