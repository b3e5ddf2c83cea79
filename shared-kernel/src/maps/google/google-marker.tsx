import { AdvancedMarker, Marker } from '@vis.gl/react-google-maps';
import type { MapMarker } from '../map-view.types';
import { MapPin } from '../pin/map-pin';
import { markerSymbol } from './marker-symbol';

interface GoogleMarkerProps {
  marker: MapMarker;
  /** Only a map with an id can show advanced markers. */
  advanced: boolean;
  onClick: ((id: string) => void) | undefined;
}

/** Google's own pin, or ours where the marker has a tone. */
export function GoogleMarker({ marker: { id, title, tone, position }, advanced, onClick }: GoogleMarkerProps) {
  const shared = {
    title,
    position: { lat: position.lat, lng: position.lon },
    clickable: onClick !== undefined,
    ...(onClick ? { onClick: () => onClick(id) } : {}),
  };
  if (!advanced) return <Marker {...shared} {...(tone ? { icon: markerSymbol(tone) } : {})} />;
  return <AdvancedMarker {...shared}>{tone && <MapPin tone={tone} />}</AdvancedMarker>;
}
