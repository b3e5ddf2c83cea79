import { isRefusal } from '@comptoir/kernel/internal/http/api-error';
import { LocationNotFoundError, type Geocoder } from './geocoder';

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
