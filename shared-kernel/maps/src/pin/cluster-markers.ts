import type { MapMarker, MarkerTone } from '../map-view.types';
import type { Position } from '../position';

export interface MarkerCluster {
  markers: readonly MapMarker[];
  position: Position;
  tone: MarkerTone;
}

interface Group {
  markers: MapMarker[];
  x: number;
  y: number;
}

/** Space of a pin in pixels: as wide as a cluster and as a touch target. */
const ROOM = { width: 36, height: 42 };
const TOUCH_ROOM = { width: 46, height: 46 };

/** Width of the world at zoom 0, in pixels. */
const WORLD = 256;

const URGENCY: readonly MarkerTone[] = ['danger', 'warning', 'default', 'success'];

/** Clusters markers until no two pins overlap at a zoom. */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number): MarkerCluster[] {
  const room = matchMedia('(pointer: coarse)').matches ? TOUCH_ROOM : ROOM;
  const touch = (one: Group, other: Group) =>
    Math.abs(one.x - other.x) < room.width && Math.abs(one.y - other.y) < room.height;
  let groups: Group[] = markers.map((marker) => ({ markers: [marker], ...pixelOf(marker.position, zoom) }));
  // Merging two groups may move them next to a third.
  for (let count = Number.POSITIVE_INFINITY; groups.length < count;) {
    count = groups.length;
    groups = mergeTouching(groups, touch);
  }
  return groups.map((group) => ({
    markers: group.markers,
    position: middleOf(group.markers),
    tone: URGENCY.find((tone) => group.markers.some((marker) => (marker.tone ?? 'default') === tone)) ?? 'default',
  }));
}

/** Lowest zoom, up to `closest`, at which the markers of a cluster separate; undefined if there is none. */
export function partingZoom(markers: readonly MapMarker[], zoom: number, closest: number): number | undefined {
  for (let next = Math.floor(zoom) + 1; next <= closest; next += 1) {
    if (clusterMarkers(markers, next).length > 1) return next;
  }
  return undefined;
}

function middleOf(markers: readonly MapMarker[]): Position {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return {
    lat: mean(markers.map(({ position }) => position.lat)),
    lon: mean(markers.map(({ position }) => position.lon)),
  };
}

function mergeTouching(groups: readonly Group[], touch: (one: Group, other: Group) => boolean): Group[] {
  const merged: Group[] = [];
  for (const group of groups) {
    const near = merged.find((other) => touch(other, group));
    if (near) join(near, group);
    else merged.push({ ...group, markers: [...group.markers] });
  }
  return merged;
}

function join(group: Group, other: Group): void {
  const share = other.markers.length / (group.markers.length + other.markers.length);
  group.x += (other.x - group.x) * share;
  group.y += (other.y - group.y) * share;
  group.markers.push(...other.markers);
}

/** Web Mercator, the projection of all our maps. */
function pixelOf({ lat, lon }: Position, zoom: number): { x: number; y: number } {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lon / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}
