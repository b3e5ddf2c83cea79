import type { GeocodeQuery, GeocodeResult } from '@comptoir/api-contract/geocode';

/**
 * Locates an address.
 * @throws LocationNotFoundError if the place does not exist, other errors if the service failed
 */
export type Geocoder = (query: GeocodeQuery, signal: AbortSignal) => Promise<GeocodeResult>;

/** The service knows no such place. */
export class LocationNotFoundError extends Error {
  override name = 'LocationNotFoundError';

  constructor(query: GeocodeQuery, options?: ErrorOptions) {
    super(`No place found for ${query.address}, ${query.postalCode} ${query.city}, ${query.countryCode}`, options);
  }
}
