import type { GeocodeQuery, GeocodeResult } from '@comptoir/api-contract/geocode';

/**
 * Locates an address.
 * @throws LocationNotFoundError when there is no such place, anything else when the service failed.
 */
export type Geocoder = (query: GeocodeQuery, signal: AbortSignal) => Promise<GeocodeResult>;

/** The service answered, and knows no such place. */
export class LocationNotFoundError extends Error {
  override name = 'LocationNotFoundError';

  constructor(query: GeocodeQuery, options?: ErrorOptions) {
    super(`No place found for ${query.address}, ${query.postalCode} ${query.city}, ${query.countryCode}`, options);
  }
}
