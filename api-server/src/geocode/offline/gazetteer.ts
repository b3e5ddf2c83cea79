import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

export interface Place {
  name: string;
  lat: number;
  lon: number;
  /** As returned by `postalArea`; empty if the country has none. */
  area: string;
  /** Capital, or seat of a first-order division. */
  seat: boolean;
}

export interface Gazetteer {
  places: readonly (Place & { key: string })[];
  byName: ReadonlyMap<string, readonly Place[]>;
  byAlternateName: ReadonlyMap<string, readonly Place[]>;
}

/** Cached countries, up to 20 MB each. */
const CACHED_COUNTRIES = 12;

export class Gazetteers {
  readonly #loaded = new Map<string, Promise<Gazetteer | undefined>>();

  constructor(readonly folder: string) {}

  of(countryCode: string): Promise<Gazetteer | undefined> {
    const gazetteer = this.#loaded.get(countryCode) ?? readGazetteer(this.folder, countryCode);
    this.#loaded.delete(countryCode);
    this.#loaded.set(countryCode, gazetteer);
    gazetteer.catch(() => this.#loaded.delete(countryCode));
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > CACHED_COUNTRIES && oldest !== undefined) this.#loaded.delete(oldest);
    return gazetteer;
  }
}

export function gazetteerFile(countryCode: string): string {
  return `${countryCode}.tsv.br`;
}

async function readGazetteer(folder: string, countryCode: string): Promise<Gazetteer | undefined> {
  if (!/^[A-Z]{2}$/.test(countryCode)) return undefined;
  const file = await readFile(path.join(folder, gazetteerFile(countryCode))).catch(ignoreMissing);
  return file && parseGazetteer((await decompress(file)).toString());
}

/** Tab-separated: name, key, alternate keys between bars, latitude, longitude, area, `S` for a seat. */
function parseGazetteer(text: string): Gazetteer {
  const places: (Place & { key: string })[] = [];
  const byName = new Map<string, Place[]>();
  const byAlternateName = new Map<string, Place[]>();
  for (const line of text.split('\n')) {
    const [name = '', key = '', alternates = '', lat, lon, area = '', seat] = line.split('\t');
    const place = { name, key, lat: Number(lat), lon: Number(lon), area, seat: seat === 'S' };
    places.push(place);
    add(byName, key, place);
    for (const alternate of alternates ? alternates.split('|') : []) add(byAlternateName, alternate, place);
  }
  return { places, byName, byAlternateName };
}

function add(index: Map<string, Place[]>, key: string, place: Place): void {
  const places = index.get(key);
  if (places) places.push(place);
  else index.set(key, [place]);
}

function ignoreMissing(error: unknown): undefined {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
