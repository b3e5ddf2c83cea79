import { geoJSON, Path, SVG, type Map as LeafletMap } from 'leaflet';
import { feature } from 'topojson-client';
import { shapesOf, SHAPE_KINDS, type Shape } from './basemap-shapes';
import styles from './builtin-map.module.css';
import { yielding } from './map-yielding';
import type { Basemap } from './map-data';

const PANE = 'basemap';
/** Drawn margin around the map as a multiple of its size, so that a drag shows no empty area. */
const MARGIN = 1;

/**
 * Draws land, borders and water as SVG paths: visible ones at once, others when the map moves there. Their colours are
 * CSS rules, so a change between light and dark needs no redraw. Returns a function that stops it.
 */
export function drawBasemap(map: LeafletMap, basemap: Basemap): () => void {
  const pane = map.createPane(PANE);
  pane.classList.add(styles.basemap ?? '');
  const renderer = new SVG({ pane: PANE, padding: 0.5 });
  const stop = new AbortController();
  const waiting = new Set<Shape>();

  function draw(shape: Shape) {
    waiting.delete(shape);
    const { kind, geometry } = shape;
    // Leaflet's types omit the renderer here, but it is passed to the paths as all options are.
    const options = { renderer, pane: PANE, interactive: false, className: styles[kind], smoothFactor: 0.7 };
    const layer = geoJSON(feature(basemap, geometry), options).addTo(map);
    layer.eachLayer((path) => {
      if (path instanceof Path) putAmongItsKind(path, kind);
    });
  }

  // Sequential, so that a shape being drawn is not drawn twice.
  let drawing = yielding(shapesOf(basemap), (shape) => waiting.add(shape), stop.signal);
  function drawSeen() {
    drawing = drawing.then(() =>
      stop.signal.aborted ? undefined : yielding(visibleShapes(map, waiting), draw, stop.signal),
    );
  }
  map.on('moveend', drawSeen);
  drawSeen();
  return () => {
    stop.abort();
    map.off('moveend', drawSeen);
  };
}

function visibleShapes(map: LeafletMap, shapes: Iterable<Shape>): Shape[] {
  const seen = map.getBounds().pad(MARGIN);
  return [...shapes].filter(({ bounds }) => seen.intersects(bounds));
}

/** Keeps the order of layers independent of the order of drawing: land, water, borders. */
function putAmongItsKind(path: Path, kind: Shape['kind']): void {
  const element = path.getElement();
  const root = element?.parentElement;
  if (!element || !root) return;
  if (!root.querySelector('[data-kind]')) {
    const groups = SHAPE_KINDS.map((each) => {
      const group = document.createElementNS(element.namespaceURI, 'g');
      group.setAttribute('data-kind', each);
      return group;
    });
    root.append(...groups);
  }
  root.querySelector(`[data-kind=${kind}]`)?.append(element);
}
