import { readFileSync } from 'node:fs';
import { Map as LeafletMap } from 'leaflet';
import { shapesOf, SHAPE_KINDS } from './basemap-shapes';
import { drawBasemap } from './draw-basemap';
import { yielding } from './map-yielding';
import type { Basemap } from './map-data';

const basemap: Basemap = JSON.parse(readFileSync('shared-kernel/maps/assets/basemap.json', 'utf8'));

function openMap(): { map: LeafletMap; count: (kind: string) => number } {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 600 }, clientHeight: { value: 400 } });
  document.body.append(container);
  const map = new LeafletMap(container, { zoomControl: false, attributionControl: false, zoomAnimation: false });
  map.setView([36.7, 3], 6, { animate: false });
  return { map, count: (kind) => container.querySelectorAll(`[data-kind=${kind}] path`).length };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('every shape has its bounds, and borders lie between two countries', () => {
  const shapes = [...shapesOf(basemap)];
  expect(new Set(shapes.map(({ kind }) => kind))).toEqual(new Set(SHAPE_KINDS));
  expect(shapes.filter(({ bounds }) => !bounds.isValid() || bounds.getNorth() < bounds.getSouth())).toEqual([]);
  const algeria = shapes.find(
    ({ kind, bounds }) =>
      kind === 'land' && Math.round(bounds.getNorth()) === 37 && Math.round(bounds.getSouth()) === 19,
  );
  expect(algeria?.bounds.toBBoxString()).toMatch(/^-8\.\d+,1[89]\.\d+,1[12]\.\d+,3[67]\.\d+$/);
});

test('visible shapes are drawn, others when the map moves there, water above land and borders above both', async () => {
  const { map, count } = openMap();
  const stop = drawBasemap(map, basemap);
  await until(() => count('border') > 0);
  expect(count('land')).toBeGreaterThan(3);
  expect(count('land')).toBeLessThan(60);
  map.setView([20, 10], 1, { animate: false });
  await until(() => count('land') >= basemap.objects.countries.geometries.length);
  const kinds = [...map.getContainer().querySelectorAll('g[data-kind]')].map((group) =>
    group.getAttribute('data-kind'),
  );
  expect(kinds).toEqual([...SHAPE_KINDS]);
  stop();
  map.remove();
});

test('a map removed while drawing is drawn no further', async () => {
  const { map, count } = openMap();
  const stop = drawBasemap(map, basemap);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(count('land')).toBe(0);
  map.remove();
});

test('drawing yields to the browser between turns', async () => {
  const order: string[] = [];
  const busy = (name: string) => {
    order.push(name);
    const end = performance.now() + 6;
    while (performance.now() < end);
  };
  setTimeout(() => order.push('another task'));
  await yielding(['a', 'b', 'c', 'd'], busy, new AbortController().signal);
  expect(order.filter((name) => name !== 'another task')).toEqual(['a', 'b', 'c', 'd']);
  expect(order.indexOf('another task')).toBeLessThan(order.indexOf('d'));
});
