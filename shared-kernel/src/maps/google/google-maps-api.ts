/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { pageLanguage } from '../../countries/country-name';

/**
 * Google's geocoding library; the script is fetched unless a map has done so.
 * @throws when the script cannot be fetched; the next call tries again.
 */
export function importGeocoding(key: string): Promise<google.maps.GeocodingLibrary> {
  // Only the first options count for a page; a second call is a warning.
  if (!('google' in window)) setOptions({ key, language: pageLanguage() });
  return importLibrary('geocoding');
}
