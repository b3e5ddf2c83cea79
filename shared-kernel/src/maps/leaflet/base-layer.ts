import type { Map as LeafletMap } from 'leaflet';
import type { Precision } from '@comptoir/api-contract/geocode';
import type { MapFailure } from '../map-view.types';

/** What lies under the markers of a Leaflet map. */
export interface BaseLayer {
  /** Closest zoom that a person may go to. */
  maxZoom: number;
  /** Size of a zoom step; tiles exist for whole numbers only. */
  zoomStep: number;
  /** Closest zoom that the base can fill for markers of this precision. */
  closestZoom: (precision: Precision) => number;
  /** Draws the base; returns the way to take it away. */
  draw: (map: LeafletMap, fail: (failure: MapFailure) => void) => () => void;
}
