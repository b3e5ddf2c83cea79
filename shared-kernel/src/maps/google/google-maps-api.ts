/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { pageLanguage } from '../../countries/country-name';
import { noteAuthFailure } from './auth-failure';

/**
 * Brings Google's script with the first of its libraries.
 * @throws when it cannot be fetched; the next call tries again.
 */
export type GoogleMapsApi = (key: string) => { importLibrary: typeof importLibrary };

/** The release of Google's script; `APIProvider` must ask for the same. */
export const GOOGLE_VERSION = 'quarterly';

let configured = false;

export const googleMapsApi: GoogleMapsApi = (key) => {
  // A page has one script, so only the first options count.
  if (!configured) setOptions({ key, v: GOOGLE_VERSION, language: pageLanguage() });
  configured = true;
  // The script may say it before there is a map: the geocoder brings it first.
  noteAuthFailure();
  return { importLibrary };
};
