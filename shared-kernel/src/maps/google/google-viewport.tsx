import { useEffect } from 'react';
import { useMap } from '@vis.gl/react-google-maps';
import { useStableMarkers } from '../use-stable-markers';
import type { MapMarker } from '../map-view.types';

interface GoogleViewportProps {
  markers: readonly MapMarker[];
  zoom: number;
  fit: boolean;
}

/** Room around the markers of a map that shows them all, in pixels. */
const MARKER_ROOM = 48;

/** Moves the map above it to its markers whenever they change. */
export function GoogleViewport({ markers, zoom, fit }: GoogleViewportProps) {
  const map = useMap();
  const shown = useStableMarkers(markers);

  useEffect(() => {
    const [first] = shown;
    if (!map || !first) return;
    if (!fit || shown.length === 1) {
      map.setCenter({ lat: first.position.lat, lng: first.position.lon });
      map.setZoom(zoom);
      return;
    }
    const bounds = new google.maps.LatLngBounds();
    for (const { position } of shown) bounds.extend({ lat: position.lat, lng: position.lon });
    map.fitBounds(bounds, MARKER_ROOM);
  }, [map, shown, zoom, fit]);

  return null;
}
