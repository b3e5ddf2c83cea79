/// <reference types="google.maps" />
import { AdvancedMarker, Marker } from '@vis.gl/react-google-maps';
import { useMemo } from 'react';
import type { MapMarker } from '../map-view.types';
import { onEarth } from '../pin/nudge';
import { MapPin } from '../pin/map-pin';
import type { Position } from '../position';
import { markerSymbol } from './marker-symbol';

interface GoogleMarkerProps {
  marker: MapMarker;
  /** Uses advanced markers, which need a map id. */
  advanced: boolean;
  onPress: (() => void) | undefined;
  onMove: ((position: Position) => void) | undefined;
}

/** Google's default pin, or ours if the marker has a tone. */
export function GoogleMarker({ marker: { title, tone, position }, advanced, onPress, onMove }: GoogleMarkerProps) {
  const icon = useMemo(() => (tone && !advanced ? { icon: markerSymbol(tone) } : {}), [tone, advanced]);
  const place = { title, position: { lat: position.lat, lng: position.lon }, clickable: onPress !== undefined };
  const press = onPress ? { onClick: onPress } : {};
  const drag = onMove ? { draggable: true, onDragEnd: moveTo(onMove) } : {};
  if (!advanced) return <Marker {...place} {...icon} {...press} {...drag} />;
  return (
    <AdvancedMarker {...place} {...press} {...drag}>
      {tone && <MapPin tone={tone} />}
    </AdvancedMarker>
  );
}

function moveTo(move: (position: Position) => void) {
  return ({ latLng }: google.maps.MapMouseEvent) => latLng && move(onEarth({ lat: latLng.lat(), lon: latLng.lng() }));
}
