import type { Geocoder } from './geocoder';

/** Google's geocoder, whose code is fetched with the first address. */
export function lazyGoogleGeocoder(key: string): Geocoder {
  return async (query, signal) => {
    const { googleGeocoder } = await import('../google/google-geocoder');
    return googleGeocoder(key)(query, signal);
  };
}
