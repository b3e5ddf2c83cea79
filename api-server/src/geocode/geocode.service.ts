import type { Geocoder } from './geocoder';
import type { GeocoderOptions } from './geocoder-options';
import { Gazetteers } from './offline/gazetteer';
import { gazetteerFolder } from './offline/gazetteer-folder';
import { offlineGeocoder } from './offline/offline-geocoder';
import type { Fetch } from './remote/fetch-json';
import { nominatimGeocoder } from './remote/nominatim.geocoder';
import { photonGeocoder } from './remote/photon.geocoder';

/** Afterwards the offline geocoder answers. */
export const REMOTE_LIMIT_MS = 4000;

interface Collaborators {
  fetch?: Fetch;
  /** Called when the service fails, although the offline geocoder answers. */
  onFailure: (error: unknown) => void;
}

export function createGeocoder(
  options: GeocoderOptions,
  { fetch: request = fetch, onFailure }: Collaborators,
): Geocoder {
  const offline = offlineGeocoder(new Gazetteers(gazetteerFolder()));
  switch (options.kind) {
    case 'offline':
      return offline;
    case 'nominatim':
      return withFallback(nominatimGeocoder(options, request), offline, onFailure);
    case 'photon':
      return withFallback(photonGeocoder(options, request), offline, onFailure);
  }
}

export function withFallback(first: Geocoder, second: Geocoder, onFailure: (error: unknown) => void): Geocoder {
  return async (query, signal) => {
    try {
      const found = await first(query, AbortSignal.any([signal, AbortSignal.timeout(REMOTE_LIMIT_MS)]));
      if (found) return found;
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error);
    }
    return second(query, signal);
  };
}
