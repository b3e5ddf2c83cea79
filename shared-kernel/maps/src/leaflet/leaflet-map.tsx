import 'leaflet/dist/leaflet.css';
import { useRef } from 'react';
import type { MapAdapterProps } from '../map-view.types';
import type { Position } from '../position';
import { useStableMarkers } from '../use-stable-markers';
import type { BaseLayer } from './base-layer';
import styles from './leaflet-map.module.css';
import { useLeafletMap } from './use-leaflet-map';
import { useMovablePin } from './use-movable-pin';
import { usePins } from './use-pins';
import { useViewport } from './use-viewport';

interface LeafletMapProps extends MapAdapterProps {
  /** Must not change during the life of the map; use a key. */
  base: BaseLayer;
}

export function LeafletMap({
  label,
  zoom,
  fit,
  precision = 'address',
  onMarkerClick,
  onMove,
  ...props
}: LeafletMapProps) {
  const { base, onFailure, onExtent, onList, around } = props;
  const container = useRef<HTMLElement>(null);
  const map = useLeafletMap(container, base, onFailure);
  const markers = useStableMarkers(props.markers);
  const movable = onMove !== undefined;
  // Setting a place, and telling several apart, allow the closest zoom.
  const isClose = movable || (fit && markers.length > 1);
  const closest = Math.min(zoom, isClose ? base.maxZoom : base.closestZoom(precision));
  const moved = useRef<Position>(undefined);
  const move = (position: Position) => {
    moved.current = position;
    onMove?.(position);
  };

  usePins(map, markers, { shown: !movable, onPress: onMarkerClick, onList });
  useMovablePin(map, markers[0], movable ? move : undefined);
  useViewport(map, markers, { fit, closest, around, onExtent, moved });

  // Leaflet positions its panes with physical coordinates, so the map is never mirrored.
  return <section ref={container} aria-label={label} dir="ltr" className={styles.map} />;
}
