import type { GeometryCollection, Topology } from 'topojson-specification';

export type Basemap = Topology<{
  countries: GeometryCollection;
  lakes: GeometryCollection;
  rivers: GeometryCollection;
}>;

/** [name, lat, lon, rank], most important first; rank 0 is a capital or a city of millions, 4 has 50,000 people. */
export type Place = readonly [name: string, lat: number, lon: number, rank: number];

export interface MapData {
  basemap: Basemap;
  places: readonly Place[];
}

let loading: Promise<MapData> | undefined;

/** Bundled data, fetched with the first map. After a failure the next call retries. */
export function loadMapData(): Promise<MapData> {
  loading ??= fetchMapData().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function fetchMapData(): Promise<MapData> {
  const [basemap, places] = await Promise.all([
    fetchJson<Basemap>(new URL('../../assets/basemap.json', import.meta.url)),
    fetchJson<Place[]>(new URL('../../assets/places.json', import.meta.url)),
  ]);
  return { basemap, places };
}

// The files are part of the build, with the shape written by scripts/build-map-data.mjs.
async function fetchJson<Json>(url: URL): Promise<Json> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} was answered ${response.status}`);
  return response.json();
}
