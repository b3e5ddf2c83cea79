import type { Marker } from 'leaflet';

/** Makes the mouse, Enter and Space press a marker. */
export function pressedBy(marker: Marker, press: () => void): void {
  marker.on('click', press);
  // Leaflet makes a marker focusable, but lets its keys do nothing.
  marker.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    originalEvent.stopPropagation();
    press();
  });
}
