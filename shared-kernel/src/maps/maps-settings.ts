import { createStore } from '../store/store';
import type { Geocoder } from './geocoding/geocoder';
import type { MapsConfig } from './maps-config.schema';

/** What maps are shown with, and who locates addresses. */
export interface MapsSettings {
  /** Part `maps` of the run-time configuration. */
  config: MapsConfig;
  /** The API's `geocode` call, used unless Google locates addresses. */
  geocode: Geocoder;
}

const settings = createStore<MapsSettings | undefined>(undefined);

/** Said once by the shell. Apart from the maps themselves, which a page fetches only when it shows one. */
export const configureMaps = settings.set;
/** The settings of the moment; `undefined` before the shell has given them. */
export const mapsSettings = settings.get;
