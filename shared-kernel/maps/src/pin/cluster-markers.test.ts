import type { MapMarker } from '../map-view.types';
import { clusterMarkers, partingZoom } from './cluster-markers';

const at = (id: string, lat: number, lon: number, tone: MapMarker['tone'] = 'default'): MapMarker => ({
  id,
  title: id,
  position: { lat, lon },
  tone,
});
// At zoom 7 a degree of longitude is 91 pixels wide.
const algiers = at('Algiers', 36.75, 3.05);
const baraki = at('Baraki', 36.67, 3.1, 'danger');
const blida = at('Blida', 36.47, 2.83);
const oran = at('Oran', 35.7, -0.64, 'success');

const idsOf = (zoom: number, markers = [algiers, baraki, blida, oran]) =>
  clusterMarkers(markers, zoom).map((cluster) => cluster.markers.map(({ id }) => id));

test('overlapping pins form a cluster and separate at a closer zoom', () => {
  expect(idsOf(7)).toEqual([['Algiers', 'Baraki', 'Blida'], ['Oran']]);
  expect(idsOf(9)).toEqual([['Algiers', 'Baraki'], ['Blida'], ['Oran']]);
  expect(idsOf(12)).toHaveLength(4);
  expect(partingZoom([algiers, baraki], 7, 12)).toBe(10);
  expect(partingZoom([algiers, at('Upstairs', 36.75, 3.05)], 7, 19)).toBeUndefined();
});

test('a cluster is in the middle of its markers, with the most urgent tone', () => {
  const [cluster] = clusterMarkers([algiers, baraki], 7);
  expect(cluster?.tone).toBe('danger');
  expect(cluster?.position.lat).toBeCloseTo(36.71);
  expect(cluster?.position.lon).toBeCloseTo(3.075);
});

test('no two pins are closer than the width of a pin, for any markers', () => {
  const many = Array.from({ length: 300 }, (_, index) => at(`${index}`, 36 + (index % 17) / 40, 3 + (index % 23) / 40));
  const clusters = clusterMarkers(many, 9);
  expect(clusters.flatMap(({ markers }) => markers)).toHaveLength(300);
  const again = clusterMarkers(
    clusters.map(({ position }, index) => ({ id: `${index}`, title: '', position })),
    9,
  );
  expect(again).toHaveLength(clusters.length);
});
