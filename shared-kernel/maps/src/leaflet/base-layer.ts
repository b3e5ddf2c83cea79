import type { Map as LeafletMap } from 'leaflet';
import type { Precision } from '@comptoir/api-contract/geocode';
import type { MapFailure } from '../map-view.types';

export interface BaseLayer {
  maxZoom: number;
  /** Zoom increment; tiles exist for whole numbers only. */
  zoomStep: number;
  /** Highest zoom useful for markers of this precision. */
  closestZoom: (precision: Precision) => number;
  /** Draws the layer; returns a function that removes it. */
  draw: (map: LeafletMap, fail: (failure: MapFailure) => void) => () => void;
}
