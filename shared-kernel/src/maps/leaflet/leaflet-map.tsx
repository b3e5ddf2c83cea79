import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import { layerGroup } from 'leaflet';
import type { MapAdapterProps } from '../map-view.types';
import type { Position } from '../position';
import { useStableMarkers } from '../use-stable-markers';
import type { BaseLayer } from './base-layer';
import { createMarker } from './create-marker';
import styles from './leaflet-map.module.css';
import { useLeafletMap } from './use-leaflet-map';
import { useMovablePin } from './use-movable-pin';
import { useViewport } from './use-viewport';

interface LeafletMapProps extends MapAdapterProps {
  /** The same for the life of the map; give another one another key. */
  base: BaseLayer;
}

/** Markers on a Leaflet map, whatever lies under them. */
export function LeafletMap({
  label,
  zoom,
  fit,
  precision = 'address',
  onMarkerClick,
  onMove,
  ...props
}: LeafletMapProps) {
  const { base, onFailure, onExtent, around } = props;
  const container = useRef<HTMLElement>(null);
  const map = useLeafletMap(container, base, onFailure);
  const markers = useStableMarkers(props.markers);
  const click = useRef(onMarkerClick);
  useEffect(() => {
    click.current = onMarkerClick;
  });
  const clickable = onMarkerClick !== undefined;
  const movable = onMove !== undefined;
  const closest = Math.min(zoom, base.closestZoom(precision));
  const moved = useRef<Position>(undefined);
  const move = (position: Position) => {
    moved.current = position;
    onMove?.(position);
  };

  useEffect(() => {
    if (movable) return undefined;
    const press = clickable ? (id: string) => click.current?.(id) : undefined;
    const group = layerGroup(markers.map((marker) => createMarker(marker, press)));
    if (map.current) group.addTo(map.current);
    return () => {
      group.remove();
    };
  }, [map, markers, clickable, movable]);

  useMovablePin(map, markers[0], movable ? move : undefined);
  useViewport(map, markers, { fit, closest, around, onExtent, moved });

  // Leaflet places its panes by physical coordinates, so the map itself is never mirrored.
  return <section ref={container} aria-label={label} dir="ltr" className={styles.map} />;
}
