import type { Geocoder } from './geocoder';

/** Google's geocoder, fetched with the first address. */
export function lazyGoogleGeocoder(key: string): Geocoder {
  return async (query, signal) => {
    const { googleGeocoder } = await import('../google/google-geocoder');
    return googleGeocoder(key)(query, signal);
  };
}
