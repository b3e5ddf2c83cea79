import { divIcon, layerGroup, Marker, type Layer, type LayerEvent, type Map as LeafletMap } from 'leaflet';
import { PIN_SIZE } from '../pin/pin-shape';
import styles from './builtin-map.module.css';
import type { Place } from './map-data';
import { choosePlaceNames, type Box } from './place-names';

const PANE = 'place-names';

/** Draws names of cities beside their dots, selected again after each move. Returns a function that removes them. */
export function drawPlaceNames(map: LeafletMap, places: readonly Place[]): () => void {
  const pane = map.createPane(PANE);
  pane.classList.add(styles.placeNames ?? '');
  pane.setAttribute('aria-hidden', 'true');
  const names = layerGroup().addTo(map);

  function draw() {
    const { x: right, y: bottom } = map.getSize();
    const chosen = choosePlaceNames(
      visiblePlaces(map, places),
      map.getZoom(),
      ([, lat, lon]) => map.latLngToContainerPoint([lat, lon]),
      { left: 0, top: 0, right, bottom },
      [...pins(map), ...controls(map)],
    );
    names.clearLayers();
    for (const { place } of chosen) names.addLayer(placeName(place));
  }

  // Markers are set after the map has moved, so the names wait for the frame that draws both.
  let frame = 0;
  function schedule() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  }
  // Names are layers too; only pins may trigger a redraw, or it would loop.
  function makeRoom({ layer }: LayerEvent) {
    if (isPin(layer)) schedule();
  }
  map.on('moveend', schedule);
  map.on('layeradd', makeRoom);
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    map.off('moveend', schedule);
    map.off('layeradd', makeRoom);
    names.remove();
  };
}

/** Projecting all places of the world would block a slow phone. */
function visiblePlaces(map: LeafletMap, places: readonly Place[]): Place[] {
  const seen = map.getBounds();
  const [west, south, east, north] = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()];
  return places.filter(([, lat, lon]) => lat >= south && lat <= north && lon >= west && lon <= east);
}

function placeName([name, lat, lon, rank]: Place): Marker {
  const text = document.createElement('span');
  text.textContent = name;
  return new Marker([lat, lon], {
    pane: PANE,
    interactive: false,
    keyboard: false,
    icon: divIcon({ className: `${styles.place} ${rank <= 2 ? styles.large : ''}`, iconSize: [0, 0], html: text }),
  });
}

function isPin(layer: Layer): layer is Marker {
  return layer instanceof Marker && layer.options.pane !== PANE;
}

/** Bounds of the controls, which cover the map. */
function controls(map: LeafletMap): Box[] {
  const container = map.getContainer();
  const { left, top } = container.getBoundingClientRect();
  const elements = container.parentElement?.querySelectorAll('.leaflet-control, [data-map-overlay]') ?? [];
  return Array.from(elements, (element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}

function pins(map: LeafletMap): Box[] {
  const boxes: Box[] = [];
  map.eachLayer((layer) => {
    if (!isPin(layer)) return;
    const { x, y } = map.latLngToContainerPoint(layer.getLatLng());
    boxes.push({
      left: x - PIN_SIZE.width / 2,
      right: x + PIN_SIZE.width / 2,
      top: y - PIN_SIZE.height,
      bottom: y + 2,
    });
  });
  return boxes;
}
