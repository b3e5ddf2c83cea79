export { LocationMap } from './location-map';
export { MapView } from './map-view';
export type { MapMarker, MapViewProps, MarkerTone } from './map-view.types';
export { MapsProvider, useStreets } from './maps-provider';
export type { MapsConfig } from './maps-config.schema';
export type { Location, Position } from './position';
export { LocationNotFoundError, type Geocoder } from './geocoding/geocoder';
export {
  useGeocodedLocation,
  type AddressFields,
  type LocatedAddress,
  type LocationLookup,
} from './geocoding/use-geocoded-location';
