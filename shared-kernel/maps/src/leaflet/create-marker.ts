import { divIcon, Marker } from 'leaflet';
import type { MapMarker } from '../map-view.types';
import { pinElement } from '../pin/pin-element';
import { PIN_SIZE } from '../pin/pin-shape';
import styles from './leaflet-map.module.css';
import { pressedBy } from './pressed-by';

/** A pin: with a function a button that also reacts to Enter and Space, with `drag` draggable. */
export function createMarker(
  { id, position, title, tone = 'default' }: MapMarker,
  use?: ((id: string) => void) | 'drag',
): Marker {
  const onClick = typeof use === 'function' ? use : undefined;
  const marker = new Marker([position.lat, position.lon], {
    title,
    alt: title,
    interactive: use !== undefined,
    draggable: use === 'drag',
    autoPan: true,
    keyboard: onClick !== undefined,
    riseOnHover: true,
    icon: divIcon({
      className: styles.marker ?? '',
      iconSize: [PIN_SIZE.width, PIN_SIZE.height],
      iconAnchor: [14, 38],
      html: pinElement(tone),
    }),
  });
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', title);
    element?.setAttribute('role', onClick ? 'button' : 'img');
  });
  if (onClick) {
    pressedBy(marker, () => onClick(id));
  }
  return marker;
}
