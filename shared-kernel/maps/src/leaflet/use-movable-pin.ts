import { useEffect, useRef, type RefObject } from 'react';
import type { LatLng, LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import type { MapMarker } from '../map-view.types';
import { onEarth } from '../pin/nudge';
import type { Position } from '../position';
import { createMarker } from './create-marker';

type Move = (position: Position) => void;

/** A pin set by dragging or by a click on the map. Does nothing without `onMove`. */
export function useMovablePin(
  map: RefObject<LeafletMap | null>,
  marker: MapMarker | undefined,
  onMove: Move | undefined,
): void {
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  const movable = onMove !== undefined;

  useEffect(() => {
    const shown = map.current;
    if (!movable || !shown) return undefined;
    const click = ({ latlng }: LeafletMouseEvent) => move.current?.(positionOf(latlng));
    // A double click would zoom away from the pin set by its first click.
    shown.doubleClickZoom.disable();
    shown.on('click', click);
    return () => {
      shown.off('click', click);
    };
  }, [map, movable]);

  useEffect(() => {
    if (!movable || !marker || !map.current) return undefined;
    const pin = createMarker(marker, 'drag');
    pin.on('dragend', () => move.current?.(positionOf(pin.getLatLng())));
    pin.addTo(map.current);
    return () => {
      pin.remove();
    };
  }, [map, movable, marker]);
}

function positionOf({ lat, lng }: LatLng): Position {
  return onEarth({ lat, lon: lng });
}
