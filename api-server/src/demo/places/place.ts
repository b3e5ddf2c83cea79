/** A real street; coordinates in degrees. */
export interface Place {
  name: string;
  address: string;
  city: string;
  postalCode: string;
  lat: number;
  lon: number;
}

type Row = readonly [name: string, address: string, postalCode: string, lat: number, lon: number];

export function placesIn(city: string, rows: readonly Row[]): Place[] {
  return rows.map(([name, address, postalCode, lat, lon]) => ({ name, address, city, postalCode, lat, lon }));
}
