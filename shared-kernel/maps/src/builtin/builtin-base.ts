import type { BaseLayer } from '../leaflet/base-layer';
import { drawBasemap } from './draw-basemap';
import { drawPlaceNames } from './draw-place-names';
import { loadMapData } from './map-data';

/** The bundled data has no more detail beyond this zoom. */
const CLOSEST_ZOOM = 9;
/** Coasts and borders are accurate to a few kilometres; closer, coastal places would appear in the sea. */
const AREA_ZOOM = 7;
const REGION_ZOOM = 6;
const ATTRIBUTION = 'Natural Earth · <a href="https://www.geonames.org">GeoNames</a> (CC BY)';

export const builtinBase: BaseLayer = {
  maxZoom: CLOSEST_ZOOM,
  zoomStep: 0.5,
  closestZoom: (precision) => (precision === 'region' ? REGION_ZOOM : AREA_ZOOM),
  draw: (map, fail) => {
    let alive = true;
    let erase = () => {};
    map.attributionControl.addAttribution(ATTRIBUTION);
    loadMapData().then(
      ({ basemap, places }) => {
        if (!alive) return;
        const stop = drawBasemap(map, basemap);
        const eraseNames = drawPlaceNames(map, places);
        erase = () => {
          stop();
          eraseNames();
        };
      },
      (cause: unknown) => {
        if (alive) fail({ reason: 'load', cause });
      },
    );
    return () => {
      alive = false;
      erase();
    };
  },
};
