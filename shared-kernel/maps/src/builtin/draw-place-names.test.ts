import { Map as LeafletMap, Marker, Point } from 'leaflet';
import { drawPlaceNames } from './draw-place-names';

const frames: FrameRequestCallback[] = [];

function nextFrame(): number {
  const due = frames.splice(0);
  for (const draw of due) draw(0);
  return due.length;
}

function mapOfAlgiers(): LeafletMap {
  const map = new LeafletMap(document.createElement('div'), { zoomAnimation: false });
  jest.spyOn(map, 'getSize').mockImplementation(() => new Point(400, 400));
  return map.setView([36.73, 3.09], 9);
}

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});

test('names are drawn once, and again after a move of the map or a new pin', () => {
  const map = mapOfAlgiers();
  drawPlaceNames(map, [['Algiers', 36.73, 3.09, 0]]);
  expect(nextFrame()).toBe(1);
  expect(map.getPane('place-names')).toHaveTextContent('Algiers');
  expect(nextFrame()).toBe(0);

  new Marker([36.73, 3.2]).addTo(map);
  expect(nextFrame()).toBe(1);
  expect(map.getPane('place-names')).toBeEmptyDOMElement();
  expect(nextFrame()).toBe(0);
});

test('only places on the map are projected', () => {
  const map = mapOfAlgiers();
  const project = jest.spyOn(map, 'latLngToContainerPoint');
  drawPlaceNames(map, [
    ['Paris', 48.85, 2.35, 0],
    ['Algiers', 36.73, 3.09, 0],
    ['Tunis', 36.8, 10.18, 0],
  ]);
  nextFrame();
  expect(map.getPane('place-names')).toHaveTextContent('Algiers');
  expect(project).toHaveBeenCalledTimes(1);
});
