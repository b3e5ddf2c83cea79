import type { Precision } from '@comptoir/api-contract/geocode';
import type { Position } from './position';

/** State of a marker, shown by colour and sign; its title must name it as well. */
export type MarkerTone = 'default' | 'success' | 'warning' | 'danger';

/** A place on a map. */
export interface MapMarker {
  id: string;
  position: Position;
  /** Name of the place with its state, used as tooltip and accessible name. */
  title: string;
  tone?: MarkerTone;
}

/** Content of a map, and callbacks for actions on it. */
export interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  markers: readonly MapMarker[];
  /** Highest zoom of the map (0 is the world). A provider may show less. */
  zoom?: number;
  /** Chooses a zoom that shows all markers, instead of centring the first. */
  fit?: boolean;
  /** Precision of the markers; anything but an address is noted on the map. */
  precision?: Precision | undefined;
  /** Makes the markers buttons. */
  onMarkerClick?: ((id: string) => void) | undefined;
  /** Makes the single marker editable by a click on the map, by dragging the pin and by keys. */
  onMove?: ((position: Position) => void) | undefined;
  /** Centre of a map without markers. */
  around?: Position | undefined;
}

/** Visible part of a map. */
export interface MapExtent {
  centre: Position;
  zoom: number;
}

/** Reason that a map is not shown: the provider refuses the key, or something failed to load. */
export type MapFailure = { reason: 'auth' } | { reason: 'load'; cause: unknown };

/** Props of each provider's map. */
export interface MapAdapterProps extends MapViewProps {
  zoom: number;
  fit: boolean;
  /** Must be stable between renders. */
  onFailure: (failure: MapFailure) => void;
  /** Lists markers that no zoom separates. Must be stable between renders. */
  onList: (markers: readonly MapMarker[]) => void;
  /** Called when the visible part changes. Must be stable between renders. */
  onExtent: (extent: MapExtent) => void;
}
