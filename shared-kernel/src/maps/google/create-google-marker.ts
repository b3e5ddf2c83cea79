/// <reference types="google.maps" />
import type { MapMarker, MarkerTone } from '../map-view.types';
import { pinMarkup } from '../pin/pin-markup';
import { markerSymbol } from './marker-symbol';

/**
 * Google's own pin, or ours where the marker has a tone; returns the way to remove it.
 * @param advanced the kind of marker that only a map with an id can show
 */
export function createGoogleMarker(
  map: google.maps.Map,
  { id, title, tone, position }: MapMarker,
  advanced: boolean,
  onClick?: (id: string) => void,
): () => void {
  const clickable = onClick !== undefined;
  const place = { map, title, position: { lat: position.lat, lng: position.lon } };
  if (advanced) {
    const content = tone ? { content: pinElement(tone) } : {};
    const marker = new google.maps.marker.AdvancedMarkerElement({ ...place, ...content, gmpClickable: clickable });
    marker.addEventListener('gmp-click', () => onClick?.(id));
    return () => marker.remove();
  }
  const marker = new google.maps.Marker({ ...place, clickable, ...(tone ? { icon: markerSymbol(tone) } : {}) });
  marker.addListener('click', () => onClick?.(id));
  return () => marker.setMap(null);
}

function pinElement(tone: MarkerTone): HTMLElement {
  const element = document.createElement('span');
  element.innerHTML = pinMarkup(tone);
  return element;
}
