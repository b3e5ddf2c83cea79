import type { Precision } from '@comptoir/api-contract/geocode';
import type { Position } from './position';

/** What a marker says about its place; the pin shows it by colour and sign, the title must say it in words. */
export type MarkerTone = 'default' | 'success' | 'warning' | 'danger';

/** A place on a map. */
export interface MapMarker {
  id: string;
  position: Position;
  /** Name of the place, with its state if it has one. Tooltip and accessible name. */
  title: string;
  tone?: MarkerTone;
}

/** What a map shows, and what is told of what is done on it. */
export interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  markers: readonly MapMarker[];
  /** Closest zoom, as web maps count it (0 is the world). A map that cannot show that much stays farther. */
  zoom?: number;
  /** Chooses a zoom that shows every marker, instead of centring the first one. */
  fit?: boolean;
  /** How exact the markers are; anything but an address is said on the map. */
  precision?: Precision | undefined;
  /** Makes the markers buttons. */
  onMarkerClick?: ((id: string) => void) | undefined;
  /** Lets a person set the place of the one marker: by a click on the map, by dragging the pin, by keys. */
  onMove?: ((position: Position) => void) | undefined;
  /** Middle of a map that has no marker. */
  around?: Position | undefined;
}

/** What a map shows at a moment. */
export interface MapExtent {
  centre: Position;
  zoom: number;
}

/** Why a map is not shown: the provider refuses our key, or something of it could not be loaded. */
export type MapFailure = { reason: 'auth' } | { reason: 'load'; cause: unknown };

/** What each provider's map is given. */
export interface MapAdapterProps extends MapViewProps {
  zoom: number;
  fit: boolean;
  /** Stable between renders. */
  onFailure: (failure: MapFailure) => void;
  /** Shows markers that no zoom can part. Stable between renders. */
  onList: (markers: readonly MapMarker[]) => void;
  /** Told whenever the map shows something else. Stable between renders. */
  onExtent: (extent: MapExtent) => void;
}
