import type { Place } from './map-data';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface PlaceName {
  place: Place;
  at: Point;
}

const MAX_NAMES = 45;
/** Estimated width of a letter and margin around a name, in pixels. */
const LETTER_WIDTH = 6.4;
const NAME_HEIGHT = 16;

/**
 * Selects the names that fit on a map without overlap, the more important first.
 * @param project converts a place to pixels
 * @param frame visible part of the map
 * @param taken areas to keep free, for example pins
 */
export function choosePlaceNames(
  places: readonly Place[],
  zoom: number,
  project: (place: Place) => Point,
  frame: Box,
  taken: readonly Box[],
): PlaceName[] {
  const occupied = [...taken];
  const chosen: PlaceName[] = [];
  const leastRank = maxRank(zoom);
  for (const place of places) {
    // Places are sorted by rank.
    if (place[3] > leastRank || chosen.length === MAX_NAMES) break;
    const at = project(place);
    const box = nameBox(place, at);
    if (!contains(frame, box) || occupied.some((other) => overlap(box, other))) continue;
    occupied.push(box);
    chosen.push({ place, at });
  }
  return chosen;
}

function maxRank(zoom: number): number {
  if (zoom < 3) return 0;
  if (zoom < 4.5) return 1;
  if (zoom < 6) return 2;
  if (zoom < 7) return 3;
  return 4;
}

function nameBox([name]: Place, { x, y }: Point): Box {
  return {
    left: x - 4,
    top: y - NAME_HEIGHT / 2,
    right: x + 10 + name.length * LETTER_WIDTH,
    bottom: y + NAME_HEIGHT / 2,
  };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom
  );
}
