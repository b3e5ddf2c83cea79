const EARTH_METRES = 6_371_000;

interface Place {
  lat: number;
  lon: number;
}

/** Metres between two places along the surface of the earth. */
export function distanceBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(other.lat - one.lat) / 2);
  const halfLon = Math.sin(radians(other.lon - one.lon) / 2);
  const share = halfLat ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * halfLon ** 2;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(share))));
}
