import { latLngBounds, type LatLngBounds } from 'leaflet';
import { feature, meshArcs } from 'topojson-client';
import type { GeometryObject } from 'topojson-specification';
import type { Basemap } from './map-data';

/** Shapes of the basemap, bottom layer first. */
export const SHAPE_KINDS = ['land', 'lake', 'river', 'border'] as const;

export interface Shape {
  kind: (typeof SHAPE_KINDS)[number];
  geometry: GeometryObject;
  bounds: LatLngBounds;
}

/** All shapes of the basemap. Borders are shared by two countries, so the cut at 180° does not show. */
export function* shapesOf(basemap: Basemap): Generator<Shape> {
  const { countries, lakes, rivers } = basemap.objects;
  const geometries = (kind: Shape['kind']): readonly GeometryObject[] => {
    switch (kind) {
      case 'land':
        return countries.geometries;
      case 'lake':
        return lakes.geometries;
      case 'river':
        return rivers.geometries;
      case 'border':
        return bordersOf(basemap);
    }
  };
  for (const kind of SHAPE_KINDS) {
    for (const geometry of geometries(kind)) yield { kind, geometry, bounds: boundsOf(basemap, geometry) };
  }
}

function bordersOf(basemap: Basemap): GeometryObject[] {
  const { arcs } = meshArcs(basemap, basemap.objects.countries, (one, other) => one !== other);
  return arcs.map((line) => ({ type: 'LineString', arcs: line }));
}

function boundsOf(basemap: Basemap, shape: GeometryObject): LatLngBounds {
  const decoded = feature(basemap, shape);
  const box: Box = { west: 180, south: 90, east: -180, north: -90 };
  if ('geometry' in decoded && 'coordinates' in decoded.geometry) widen(box, decoded.geometry.coordinates);
  return latLngBounds([box.south, box.west], [box.north, box.east]);
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

type Coordinates = readonly number[] | readonly Coordinates[];

/** Mutates the box: a hundred thousand intermediate objects would dominate the run time. */
function widen(box: Box, coordinates: Coordinates): void {
  const [x, y] = coordinates;
  if (typeof x !== 'number' || typeof y !== 'number') {
    for (const part of coordinates) if (typeof part !== 'number') widen(box, part);
    return;
  }
  box.west = Math.min(box.west, x);
  box.east = Math.max(box.east, x);
  box.south = Math.min(box.south, y);
  box.north = Math.max(box.north, y);
}
