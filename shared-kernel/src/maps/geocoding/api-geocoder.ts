import { ApiError } from '../../http/api-error';
import { LocationNotFoundError, type Geocoder } from './geocoder';

/** Reads the API's 404 as 'no such place'. */
export function apiGeocoder(geocode: Geocoder): Geocoder {
  return async (query, signal) => {
    try {
      return await geocode(query, signal);
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 404) throw new LocationNotFoundError(query, { cause });
      throw cause;
    }
  };
}
