import { useEffect, useRef, type RefObject } from 'react';
import { control, Map as LeafletMap } from 'leaflet';
import { mapsMessage } from '../maps-messages';
import type { MapFailure } from '../map-view.types';
import type { BaseLayer } from './base-layer';

/** Creates a Leaflet map that fills `container` for the life of the component. Available in later effects. */
export function useLeafletMap(
  container: RefObject<HTMLElement | null>,
  base: BaseLayer,
  fail: (failure: MapFailure) => void,
): RefObject<LeafletMap | null> {
  const current = useRef<LeafletMap>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const map = createMap(element, base);
    const erase = base.draw(map, fail);
    const resizing = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resizing.observe(element);
    current.current = map;
    return () => {
      current.current = null;
      resizing.disconnect();
      erase();
      map.remove();
    };
  }, [container, base, fail]);

  return current;
}

function createMap(element: HTMLElement, { maxZoom, zoomStep }: BaseLayer): LeafletMap {
  const map = new LeafletMap(element, {
    maxZoom,
    minZoom: 1,
    zoomSnap: zoomStep,
    zoomControl: false,
    attributionControl: false,
    // The wheel scrolls the page; buttons, keys, double click and pinch zoom.
    scrollWheelZoom: false,
    maxBounds: [
      [-75, -220],
      [85, 220],
    ],
  });
  control.attribution({ prefix: false }).addTo(map);
  control.zoom({ zoomInTitle: mapsMessage('zoomIn'), zoomOutTitle: mapsMessage('zoomOut') }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  return map.setView([20, 10], 1);
}
