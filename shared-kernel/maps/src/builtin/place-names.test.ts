import type { Place } from './map-data';
import { choosePlaceNames, type Box } from './place-names';

const frame: Box = { left: 0, top: 0, right: 400, bottom: 400 };
const project = ([, lat, lon]: Place) => ({ x: lon, y: lat });

function namesOf(places: readonly Place[], zoom = 9, taken: readonly Box[] = []): string[] {
  return choosePlaceNames(places, zoom, project, frame, taken).map(({ place }) => place[0]);
}

test('the world map shows only its largest cities', () => {
  const places: Place[] = [
    ['Cairo', 100, 100, 0],
    ['Blida', 200, 200, 3],
  ];
  expect(namesOf(places, 2)).toEqual(['Cairo']);
  expect(namesOf(places, 7)).toEqual(['Cairo', 'Blida']);
});

test('of two overlapping names the more important is shown', () => {
  const places: Place[] = [
    ['Algiers', 100, 100, 1],
    ['Hussein Dey', 104, 110, 3],
  ];
  expect(namesOf(places)).toEqual(['Algiers']);
});

test('a name avoids pins and controls', () => {
  expect(namesOf([['Algiers', 100, 100, 1]], 9, [{ left: 110, top: 90, right: 130, bottom: 110 }])).toEqual([]);
});

test('a name that would be cut off is omitted', () => {
  expect(namesOf([['Algiers', 100, 390, 1]])).toEqual([]);
  expect(namesOf([['Algiers', -20, 100, 1]])).toEqual([]);
});
