import { isRefusal } from '../../http/api-error';
import { LocationNotFoundError, type Geocoder } from './geocoder';

/** Reads the API's refusal as 'no such place'. */
export function apiGeocoder(geocode: Geocoder): Geocoder {
  return async (query, signal) => {
    try {
      return await geocode(query, signal);
    } catch (cause) {
      if (isRefusal(cause, 'not-located', 'not-found')) throw new LocationNotFoundError(query, { cause });
      throw cause;
    }
  };
}
