import type { Geocoder } from './geocoder';
import type { GeocoderOptions } from './geocoder-options';
import { Gazetteers } from './offline/gazetteer';
import { gazetteerFolder } from './offline/gazetteer-folder';
import { offlineGeocoder } from './offline/offline-geocoder';
import type { Fetch } from './remote/fetch-json';
import { nominatimGeocoder } from './remote/nominatim.geocoder';
import { photonGeocoder } from './remote/photon.geocoder';

/** How long the configured service may take before the offline one answers, in milliseconds. */
export const REMOTE_LIMIT_MS = 4000;

interface Collaborators {
  fetch?: Fetch;
  /** Told of a service that failed, although the person gets an answer. */
  onFailure: (error: unknown) => void;
}

/** The geocoder of a deployment: the configured service, and the bundled gazetteer when it fails or knows nothing. */
export function createGeocoder(options: GeocoderOptions, { fetch: ask = fetch, onFailure }: Collaborators): Geocoder {
  const offline = offlineGeocoder(new Gazetteers(gazetteerFolder()));
  switch (options.kind) {
    case 'offline':
      return offline;
    case 'nominatim':
      return withFallback(nominatimGeocoder(options, ask), offline, onFailure);
    case 'photon':
      return withFallback(photonGeocoder(options, ask), offline, onFailure);
  }
}

/** Asks `first` for at most `REMOTE_LIMIT_MS`, then `second`. */
export function withFallback(first: Geocoder, second: Geocoder, onFailure: (error: unknown) => void): Geocoder {
  return async (query, signal) => {
    try {
      const found = await first(query, AbortSignal.any([signal, AbortSignal.timeout(REMOTE_LIMIT_MS)]));
      if (found) return found;
    } catch (error) {
      // Who asked has left: there is nobody to answer.
      signal.throwIfAborted();
      onFailure(error);
    }
    return second(query, signal);
  };
}
