import type { GeocodeResult } from '@comptoir/api-contract/geocode';
import type { Geocoder } from './geocoder';
import { createGeocoder, REMOTE_LIMIT_MS, withFallback } from './geocode.service';

const query = { address: '1 Rue Didouche Mourad', city: 'Alger', postalCode: '16000', countryCode: 'DZ' };
const street: GeocodeResult = { lat: 36.77, lon: 3.05, precision: 'address', label: 'Rue Didouche Mourad' };
const city: GeocodeResult = { lat: 36.73, lon: 3.09, precision: 'city', label: 'Algiers' };
const offline: Geocoder = async () => city;
const { signal } = new AbortController();

afterEach(() => jest.useRealTimers());

test('what the configured service knows is the answer', async () => {
  const geocode = withFallback(async () => street, offline, fail);
  expect(await geocode(query, signal)).toBe(street);
});

test('what it does not know is looked up offline', async () => {
  const geocode = withFallback(async () => undefined, offline, fail);
  expect(await geocode(query, signal)).toBe(city);
});

test('a service that fails is reported, and the offline answer given', async () => {
  const failure = new Error('no route to host');
  const reported = jest.fn();
  const geocode = withFallback(() => Promise.reject(failure), offline, reported);
  expect(await geocode(query, signal)).toBe(city);
  expect(reported).toHaveBeenCalledWith(failure);
});

test('a service that hangs is given up after four seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')));
  const hangs: Geocoder = (_, limit) =>
    new Promise((_resolve, reject) => (limit.aborted ? reject(limit.reason) : undefined));
  const geocode = withFallback(hangs, offline, jest.fn());
  expect(await geocode(query, signal)).toBe(city);
  expect(timeout).toHaveBeenCalledWith(REMOTE_LIMIT_MS);
  expect(REMOTE_LIMIT_MS).toBe(4000);
});

test('when the person has left, nothing more is asked', async () => {
  const left = AbortSignal.abort(new Error('gone'));
  const second = jest.fn(offline);
  const geocode = withFallback((_, limit) => Promise.reject(limit.reason), second, fail);
  await expect(geocode(query, left)).rejects.toThrow('gone');
  expect(second).not.toHaveBeenCalled();
});

test('without a service the gazetteer answers', async () => {
  const geocode = createGeocoder({ kind: 'offline' }, { onFailure: fail });
  expect(await geocode(query, signal)).toMatchObject({ precision: 'city', label: 'Algiers' });
});

test('with a service it is asked first', async () => {
  const found = [{ lat: '36.77', lon: '3.05', display_name: 'Rue Didouche Mourad', addresstype: 'road' }];
  const fetch = jest.fn(async () => Response.json(found));
  const options = { kind: 'nominatim', url: 'https://geo.example', contact: undefined } as const;
  expect(await createGeocoder(options, { fetch, onFailure: fail })(query, signal)).toEqual(street);
});

function fail(): never {
  throw new Error('Nothing failed');
}
