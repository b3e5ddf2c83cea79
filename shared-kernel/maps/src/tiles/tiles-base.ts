import { TileLayer } from 'leaflet';
import type { Precision } from '@comptoir/api-contract/geocode';
import type { BaseLayer } from '../leaflet/base-layer';
import type { MapsConfigOf } from '../maps-config.schema';

const OPEN_STREET_MAP = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** Zoom that matches the precision of a position. */
const CLOSEST_ZOOM: Readonly<Record<Precision, number>> = { address: 19, postcode: 14, city: 13, region: 10 };

export function tilesBase({
  tileUrl,
  tileAttribution = OPEN_STREET_MAP,
  tileMaxZoom = 19,
}: MapsConfigOf<'tiles'>): BaseLayer {
  return {
    maxZoom: tileMaxZoom,
    zoomStep: 1,
    closestZoom: (precision) => Math.min(CLOSEST_ZOOM[precision], tileMaxZoom),
    draw: (map, fail) => {
      const tiles = new TileLayer(tileUrl, {
        maxZoom: tileMaxZoom,
        attribution: tileAttribution,
        // OpenStreetMap's tile servers refuse requests without a referrer.
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
      let missing = false;
      let shown = false;
      tiles.on('tileload', () => {
        shown = true;
      });
      tiles.on('tileerror', () => {
        missing = true;
      });
      tiles.on('load', () => {
        if (missing && !shown) fail({ reason: 'load', cause: new Error(`No tile came from ${tileUrl}`) });
      });
      tiles.addTo(map);
      return () => {
        tiles.remove();
      };
    },
  };
}
