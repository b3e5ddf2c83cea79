import { AdvancedMarker, Marker } from '@vis.gl/react-google-maps';
import { useMemo } from 'react';
import type { MapMarker } from '../map-view.types';
import { MapPin } from '../pin/map-pin';
import { markerSymbol } from './marker-symbol';

interface GoogleMarkerProps {
  marker: MapMarker;
  /** The kind of marker that only a map with an id can show. */
  advanced: boolean;
  /** Makes it a button. */
  onPress: (() => void) | undefined;
}

/** Google's own pin, or ours where the marker has a tone. */
export function GoogleMarker({ marker: { title, tone, position }, advanced, onPress }: GoogleMarkerProps) {
  const icon = useMemo(() => (tone && !advanced ? { icon: markerSymbol(tone) } : {}), [tone, advanced]);
  const place = { title, position: { lat: position.lat, lng: position.lon }, clickable: onPress !== undefined };
  const press = onPress ? { onClick: onPress } : {};
  if (!advanced) return <Marker {...place} {...icon} {...press} />;
  return (
    <AdvancedMarker {...place} {...press}>
      {tone && <MapPin tone={tone} />}
    </AdvancedMarker>
  );
}
