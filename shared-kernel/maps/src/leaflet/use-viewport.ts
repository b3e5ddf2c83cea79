import { useEffect, type RefObject } from 'react';
import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { MapExtent, MapMarker } from '../map-view.types';
import { onEarth } from '../pin/nudge';
import type { Position } from '../position';

interface Viewport {
  fit: boolean;
  closest: number;
  around: Position | undefined;
  onExtent: (extent: MapExtent) => void;
  moved: RefObject<Position | undefined>;
}

/** Margin for a pin inside the edge of the map, in pixels: [horizontal, vertical]. */
const PIN_ROOM: [number, number] = [36, 44];

/** Fits all markers or centres the first, and reports the visible part. */
export function useViewport(
  map: RefObject<LeafletMap | null>,
  markers: readonly MapMarker[],
  { fit, closest, around, onExtent, moved }: Viewport,
): void {
  useEffect(() => {
    const shown = map.current;
    if (!shown) return undefined;
    const report = () => {
      const { lat, lng } = shown.getCenter();
      onExtent({ centre: onEarth({ lat, lon: lng }), zoom: shown.getZoom() });
    };
    shown.on('moveend', report);
    return () => {
      shown.off('moveend', report);
    };
  }, [map, onExtent]);

  const { lat, lon } = around ?? {};
  useEffect(() => {
    const points = markers.map(({ position }): [number, number] => [position.lat, position.lon]);
    const [first] = points;
    if (!first) {
      if (lat !== undefined && lon !== undefined) map.current?.setView([lat, lon], closest, { animate: false });
    } else if (markers[0] && isAt(markers[0].position, moved.current)) {
      // Keeps the view of a user who moves the pin.
      map.current?.panInside(first, { padding: PIN_ROOM, animate: false });
    } else if (fit) {
      map.current?.fitBounds(new LatLngBounds(points), { padding: PIN_ROOM, maxZoom: closest, animate: false });
    } else {
      map.current?.setView(first, closest, { animate: false });
    }
  }, [map, markers, fit, closest, lat, lon, moved]);
}

function isAt(position: Position, other: Position | undefined): boolean {
  return position.lat === other?.lat && position.lon === other.lon;
}
