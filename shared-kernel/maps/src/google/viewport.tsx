/// <reference types="google.maps" />
import { useMap } from '@vis.gl/react-google-maps';
import { useEffect, type RefObject } from 'react';
import type { MapMarker } from '../map-view.types';
import type { Position } from '../position';

interface ViewportProps {
  markers: readonly MapMarker[];
  zoom: number;
  fit: boolean;
  around: Position | undefined;
  /** Last position set by the user, after which the map must not move. */
  moved: RefObject<Position | undefined>;
}

/** Margin around the markers in pixels. */
const MARKER_ROOM = 48;

export function Viewport({ markers, zoom, fit, around, moved }: ViewportProps) {
  const map = useMap();
  const { lat, lon } = around ?? {};
  useEffect(() => {
    const points = markers.map(({ position }) => ({ lat: position.lat, lng: position.lon }));
    const [first = lat !== undefined && lon !== undefined ? { lat, lng: lon } : undefined] = points;
    if (!map || !first) return;
    if (first.lat === moved.current?.lat && first.lng === moved.current.lon) return;
    if (fit && points.length > 1) {
      const bounds = new google.maps.LatLngBounds();
      for (const point of points) bounds.extend(point);
      map.fitBounds(bounds, MARKER_ROOM);
    } else {
      map.setCenter(first);
      map.setZoom(zoom);
    }
  }, [map, markers, zoom, fit, lat, lon, moved]);
  return null;
}
