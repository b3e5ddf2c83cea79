/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { pageLanguage } from '@comptoir/ui/internal/countries/country-name';
import { noteAuthFailure } from './auth-failure';

/**
 * Loads Google's script with the first of its libraries.
 * @throws if it cannot be fetched; the next call retries
 */
export type GoogleMapsApi = (key: string) => { importLibrary: typeof importLibrary };

/** Release of Google's script; `APIProvider` must request the same. */
export const GOOGLE_VERSION = 'quarterly';

let configured = false;

export const googleMapsApi: GoogleMapsApi = (key) => {
  // A page loads the script once, so only the first options apply.
  if (!configured) setOptions({ key, v: GOOGLE_VERSION, language: pageLanguage() });
  configured = true;
  // The geocoder may load the script before there is a map.
  noteAuthFailure();
  return { importLibrary };
};
