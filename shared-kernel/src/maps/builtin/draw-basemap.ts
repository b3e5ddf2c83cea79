import { geoJSON, SVG, type Map as LeafletMap } from 'leaflet';
import { feature, mesh } from 'topojson-client';
import styles from './builtin-map.module.css';
import type { Basemap } from './map-data';

/**
 * Draws land, borders and water as SVG paths. Their colours are style rules, so a change between light and dark
 * needs no redraw; borders are those between two countries, so the cut at 180° does not show.
 */
export function drawBasemap(map: LeafletMap, basemap: Basemap): void {
  const { countries, lakes, rivers } = basemap.objects;
  const pane = map.createPane('basemap');
  pane.classList.add(styles.basemap ?? '');
  const renderer = new SVG({ pane: 'basemap', padding: 0.5 });
  const layers = [
    { shape: feature(basemap, countries), className: styles.land },
    { shape: feature(basemap, lakes), className: styles.lake },
    { shape: feature(basemap, rivers), className: styles.river },
    { shape: mesh(basemap, countries, (one, other) => one !== other), className: styles.border },
  ];
  for (const { shape, className = '' } of layers) {
    // Leaflet's types take no renderer here, but it reaches the paths as every other option does.
    const options = { renderer, pane: 'basemap', interactive: false, className, smoothFactor: 0.7 };
    geoJSON(shape, options).addTo(map);
  }
}
