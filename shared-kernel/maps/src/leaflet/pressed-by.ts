import type { Marker } from 'leaflet';

export function pressedBy(marker: Marker, press: () => void): void {
  marker.on('click', press);
  // Leaflet makes markers focusable but ignores their keys.
  marker.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    press();
  });
}
