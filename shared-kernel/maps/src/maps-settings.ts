import { createStore } from '@comptoir/kernel/store';
import type { Geocoder } from './geocoding/geocoder';
import type { MapsConfig } from './maps-config.schema';

/** Settings of maps and geocoding. */
export interface MapsSettings {
  config: MapsConfig;
  /** The API's `geocode` call, used unless Google locates addresses. */
  geocode: Geocoder;
}

const settings = createStore<MapsSettings | undefined>(undefined);

/** Called once by the shell. Separate from the maps, which are loaded on demand. */
export const configureMaps = settings.set;
/** Current settings; `undefined` before the shell has set them. */
export const mapsSettings = settings.get;
