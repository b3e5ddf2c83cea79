import type { GeocodeResult, Precision } from '@comptoir/api-contract/geocode';
import * as z from 'zod/mini';
import type { Geocoder } from '../geocoder';
import { below, fetchJson, type Fetch } from './fetch-json';

/** https://nominatim.org/release-docs/latest/api/Search/ in the format `jsonv2`. */
const Results = z.array(
  z.object({ lat: z.string(), lon: z.string(), display_name: z.string(), addresstype: z.optional(z.string()) }),
);

export function nominatimGeocoder(options: { url: string; contact: string | undefined }, fetch: Fetch): Geocoder {
  return async ({ address, city, postalCode, countryCode }, signal) => {
    const place = { city, postalcode: postalCode, countrycodes: countryCode.toLowerCase() };
    for (const query of [{ street: address, ...place }, place]) {
      const url = below(options.url, '/search', { format: 'jsonv2', limit: '1', 'accept-language': 'en', ...query });
      if (options.contact) url.searchParams.set('email', options.contact);
      const [found] = await fetchJson(fetch, url, Results, signal);
      const result = found && resultOf(found);
      if (result) return result;
    }
    return undefined;
  };
}

function resultOf({
  lat,
  lon,
  display_name: label,
  addresstype,
}: z.output<typeof Results>[number]): GeocodeResult | undefined {
  const precision = precisionOf(addresstype);
  return precision && { lat: Number(lat), lon: Number(lon), precision, label };
}

function precisionOf(type: string | undefined): Precision | undefined {
  switch (type) {
    case 'country':
      return undefined;
    case 'state':
    case 'region':
    case 'province':
    case 'county':
      return 'region';
    case 'postcode':
      return 'postcode';
    case undefined:
    case 'city':
    case 'town':
    case 'village':
    case 'municipality':
    case 'suburb':
    case 'city_district':
    case 'administrative':
      return 'city';
    default:
      return 'address';
  }
}
