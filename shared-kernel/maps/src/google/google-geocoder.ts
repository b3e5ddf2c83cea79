/// <reference types="google.maps" />
import type { GeocodeQuery, Precision } from '@comptoir/api-contract/geocode';
import { countryName } from '@comptoir/ui/internal/countries/country-name';
import { LocationNotFoundError, type Geocoder } from '../geocoding/geocoder';
import { googleMapsApi, type GoogleMapsApi } from './google-maps-api';

export function googleGeocoder(key: string, api: GoogleMapsApi = googleMapsApi): Geocoder {
  return async (query, signal) => {
    const { Geocoder: GoogleGeocoder } = await api(key).importLibrary('geocoding');
    signal.throwIfAborted();
    const found = await firstResult(new GoogleGeocoder(), query);
    const precision = found && precisionOf(found);
    if (!found || !precision) throw new LocationNotFoundError(query);
    const { location } = found.geometry;
    return { lat: location.lat(), lon: location.lng(), precision, label: found.formatted_address };
  };
}

async function firstResult(geocoder: google.maps.Geocoder, query: GeocodeQuery) {
  const { address, city, postalCode, countryCode } = query;
  try {
    const { results } = await geocoder.geocode({
      address: [address, city, postalCode, countryName(countryCode, 'en')].join(', '),
      componentRestrictions: { country: countryCode },
    });
    return results[0];
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ZERO_RESULTS') return undefined;
    throw cause;
  }
}

/** Precision of a result; undefined for a result that is only the country. */
function precisionOf({ types, geometry }: google.maps.GeocoderResult): Precision | undefined {
  if (types.includes('country')) return undefined;
  if (types.some((type) => type.startsWith('administrative_area'))) return 'region';
  if (types.includes('postal_code')) return 'postcode';
  return geometry.location_type === 'APPROXIMATE' ? 'city' : 'address';
}
