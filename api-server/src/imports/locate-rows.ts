import type { Geocoder } from '../geocode/geocoder';
import type { Address, Position } from './kinds/import-kind';

/** Time for geocoding one part. */
const LOOKING_MS = 20_000;

export async function locateRows(
  geocode: Geocoder,
  rows: readonly (Address & { row: number })[],
): Promise<ReadonlyMap<number, Position>> {
  const found = new Map<number, Position>();
  const requested = new Map<string, Position | undefined>();
  const signal = AbortSignal.timeout(LOOKING_MS);
  for (const { row, address, city, postalCode, countryCode } of rows) {
    const query = { address, city, postalCode, countryCode };
    const key = JSON.stringify(query);
    if (!requested.has(key)) requested.set(key, await geocode(query, signal).catch(() => undefined));
    const position = requested.get(key);
    if (position) found.set(row, { lat: position.lat, lon: position.lon });
  }
  return found;
}
