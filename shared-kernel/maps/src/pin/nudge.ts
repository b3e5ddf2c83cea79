import type { Position } from '../position';

/** Size of the world in pixels at zoom 0. */
const WORLD = 256;
/** In pixels of the map. */
const STEP = 10;
const FINE_STEP = 1;
const POLE = 85;

const DIRECTIONS: Readonly<Record<string, { north: number; east: number }>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowLeft: { north: 0, east: -1 },
  ArrowRight: { north: 0, east: 1 },
};

/**
 * Position after an arrow key on a map of this zoom: ten pixels away, or one for a fine step (Web Mercator). Undefined
 * for another key.
 */
export function nudge(from: Position, key: string, zoom: number, step: 'coarse' | 'fine'): Position | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const degrees = ((step === 'fine' ? FINE_STEP : STEP) * 360) / (WORLD * 2 ** zoom);
  const narrower = Math.cos((from.lat * Math.PI) / 180);
  return onEarth({
    lat: from.lat + direction.north * degrees * narrower,
    lon: from.lon + direction.east * degrees,
  });
}

/** Normalises a position: within the world, rounded to 5 decimals (one metre). */
export function onEarth({ lat, lon }: Position): Position {
  const around = ((((lon + 180) % 360) + 360) % 360) - 180;
  return { lat: toMetre(Math.max(-POLE, Math.min(POLE, lat))), lon: toMetre(around) };
}

function toMetre(degrees: number): number {
  return Number(degrees.toFixed(5));
}
