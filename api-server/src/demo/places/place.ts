/** A real street and where it is, in degrees. */
export interface Place {
  /** The name by which people know the place; the agency is named after it. */
  name: string;
  address: string;
  city: string;
  postalCode: string;
  lat: number;
  lon: number;
}

type Row = readonly [name: string, address: string, postalCode: string, lat: number, lon: number];

/** The places of a city, from rows of name, address, postal code, latitude and longitude. */
export function placesIn(city: string, rows: readonly Row[]): Place[] {
  return rows.map(([name, address, postalCode, lat, lon]) => ({ name, address, city, postalCode, lat, lon }));
}
