/// <reference types="google.maps" />
import { useEffect, useRef } from 'react';
import type { MapAdapterProps } from '../map-view.types';
import type { MapsConfigOf } from '../maps-config.schema';
import { useStableMarkers } from '../use-stable-markers';
import { createGoogleMarker } from './create-google-marker';
import styles from './google-map.module.css';
import { useGoogleMap } from './use-google-map';

interface GoogleMapProps extends MapAdapterProps {
  config: MapsConfigOf<'google'>;
}

/** Room around the markers of a map that shows them all, in pixels. */
const MARKER_ROOM = 48;

/** Markers on Google's map. */
export function GoogleMap({ config, label, zoom, fit, onMarkerClick, onFailure, ...props }: GoogleMapProps) {
  const container = useRef<HTMLElement>(null);
  const map = useGoogleMap(container, config, onFailure);
  const markers = useStableMarkers(props.markers);
  const click = useRef(onMarkerClick);
  useEffect(() => {
    click.current = onMarkerClick;
  });
  const clickable = onMarkerClick !== undefined;
  const advanced = config.googleMapId !== undefined;

  useEffect(() => {
    if (!map) return;
    const press = clickable ? (id: string) => click.current?.(id) : undefined;
    const removals = markers.map((marker) => createGoogleMarker(map, marker, advanced, press));
    return () => {
      for (const remove of removals) remove();
    };
  }, [map, markers, advanced, clickable]);

  useEffect(() => {
    const points = markers.map(({ position }) => ({ lat: position.lat, lng: position.lon }));
    const [first] = points;
    if (!map || !first) return;
    if (fit && points.length > 1) {
      const bounds = new google.maps.LatLngBounds();
      for (const point of points) bounds.extend(point);
      map.fitBounds(bounds, MARKER_ROOM);
    } else {
      map.setCenter(first);
      map.setZoom(zoom);
    }
  }, [map, markers, zoom, fit]);

  return <section ref={container} aria-label={label} className={styles.map} />;
}
