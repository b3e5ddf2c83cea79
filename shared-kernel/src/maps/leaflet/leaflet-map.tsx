import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { LatLngBounds, layerGroup } from 'leaflet';
import type { MapAdapterProps } from '../map-view.types';
import { useStableMarkers } from '../use-stable-markers';
import type { BaseLayer } from './base-layer';
import { createMarker } from './create-marker';
import styles from './leaflet-map.module.css';
import { useLeafletMap } from './use-leaflet-map';

interface LeafletMapProps extends MapAdapterProps {
  /** The same for the life of the map; give another one another key. */
  base: BaseLayer;
}

/** Room that a pin needs inside the edge of the map, in pixels: [across, down]. */
const PIN_ROOM: [number, number] = [36, 44];

/** Markers on a Leaflet map, whatever lies under them. */
export function LeafletMap({ label, zoom, fit, precision = 'address', onMarkerClick, ...props }: LeafletMapProps) {
  const { base, onFailure } = props;
  const container = useRef<HTMLElement>(null);
  const map = useLeafletMap(container, base, onFailure);
  const markers = useStableMarkers(props.markers);
  const click = useRef(onMarkerClick);
  useEffect(() => {
    click.current = onMarkerClick;
  });
  const clickable = onMarkerClick !== undefined;
  const closest = Math.min(zoom, base.closestZoom(precision));

  useEffect(() => {
    const press = clickable ? (id: string) => click.current?.(id) : undefined;
    const group = layerGroup(markers.map((marker) => createMarker(marker, press)));
    if (map.current) group.addTo(map.current);
    return () => {
      group.remove();
    };
  }, [map, markers, clickable]);

  useEffect(() => {
    const points = markers.map(({ position }): [number, number] => [position.lat, position.lon]);
    const [first] = points;
    if (!first) return;
    if (fit) map.current?.fitBounds(new LatLngBounds(points), { padding: PIN_ROOM, maxZoom: closest, animate: false });
    else map.current?.setView(first, closest, { animate: false });
  }, [map, markers, fit, closest]);

  // Leaflet places its panes by physical coordinates, so the map itself is never mirrored.
  return <section ref={container} aria-label={label} dir="ltr" className={styles.map} />;
}
