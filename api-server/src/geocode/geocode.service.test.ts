import type { GeocodeResult } from '@comptoir/api-contract/geocode';
import type { Geocoder } from './geocoder';
import { createGeocoder, REMOTE_LIMIT_MS, withFallback } from './geocode.service';

const query = { address: '1 Rue Didouche Mourad', city: 'Alger', postalCode: '16000', countryCode: 'DZ' };
const street: GeocodeResult = { lat: 36.77, lon: 3.05, precision: 'address', label: 'Rue Didouche Mourad' };
const city: GeocodeResult = { lat: 36.73, lon: 3.09, precision: 'city', label: 'Algiers' };
const offline: Geocoder = async () => city;
const { signal } = new AbortController();

afterEach(() => jest.useRealTimers());

test('uses the answer of the configured service', async () => {
  const geocode = withFallback(async () => street, offline, fail);
  expect(await geocode(query, signal)).toBe(street);
});

test('falls back offline for unknown places', async () => {
  const geocode = withFallback(async () => undefined, offline, fail);
  expect(await geocode(query, signal)).toBe(city);
});

test('reports a failing service and answers offline', async () => {
  const failure = new Error('no route to host');
  const reported = jest.fn();
  const geocode = withFallback(() => Promise.reject(failure), offline, reported);
  expect(await geocode(query, signal)).toBe(city);
  expect(reported).toHaveBeenCalledWith(failure);
});

test('abandons a hanging service after four seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')));
  const hangs: Geocoder = (_, limit) =>
    new Promise((_resolve, reject) => (limit.aborted ? reject(limit.reason) : undefined));
  const geocode = withFallback(hangs, offline, jest.fn());
  expect(await geocode(query, signal)).toBe(city);
  expect(timeout).toHaveBeenCalledWith(REMOTE_LIMIT_MS);
  expect(REMOTE_LIMIT_MS).toBe(4000);
});

test('stops when the client disconnects', async () => {
  const left = AbortSignal.abort(new Error('gone'));
  const second = jest.fn(offline);
  const geocode = withFallback((_, limit) => Promise.reject(limit.reason), second, fail);
  await expect(geocode(query, left)).rejects.toThrow('gone');
  expect(second).not.toHaveBeenCalled();
});

test('uses the gazetteer without a service', async () => {
  const geocode = createGeocoder({ kind: 'offline' }, { onFailure: fail });
  expect(await geocode(query, signal)).toMatchObject({ precision: 'city', label: 'Algiers' });
});

test('asks the service first', async () => {
  const found = [{ lat: '36.77', lon: '3.05', display_name: 'Rue Didouche Mourad', addresstype: 'road' }];
  const fetch = jest.fn(async () => Response.json(found));
  const options = { kind: 'nominatim', url: 'https://geo.example', contact: undefined } as const;
  expect(await createGeocoder(options, { fetch, onFailure: fail })(query, signal)).toEqual(street);
});

function fail(): never {
  throw new Error('Nothing failed');
}
