import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import { MapsProvider } from '../maps-provider';
import type { Geocoder } from './geocoder';
import {
  GEOCODE_DELAY_MS,
  useGeocodedLocation,
  type AddressFields,
  type LocatedAddress,
} from './use-geocoded-location';

const algiers: AddressFields = { address: '1 Rue X', city: 'Algiers', postalCode: '16000', countryCode: 'DZ' };
const found = { lat: 36.75, lon: 3.05, precision: 'city' as const, label: 'Algiers' };

function showLookup(geocode: Geocoder, initial: AddressFields, known?: LocatedAddress) {
  const config = { provider: 'builtin' } as const;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MapsProvider config={config} geocode={geocode}>
      {children}
    </MapsProvider>
  );
  return renderHook((fields: AddressFields) => useGeocodedLocation(fields, known), { initialProps: initial, wrapper });
}

async function wait(milliseconds: number) {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

let logged: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

test.each(['address', 'city', 'postalCode', 'countryCode'] as const)(
  'nothing is looked up without the %s',
  async (field) => {
    const geocode = jest.fn(async () => found);
    const { result } = showLookup(geocode, { ...algiers, [field]: ' ' });
    await wait(10 * GEOCODE_DELAY_MS);
    expect(result.current).toEqual({ status: 'incomplete' });
    expect(geocode).not.toHaveBeenCalled();
  },
);

test('a complete address is looked up once typing pauses', async () => {
  const geocode = jest.fn(async () => found);
  const { result, rerender } = showLookup(geocode, algiers);
  await wait(GEOCODE_DELAY_MS - 1);
  rerender({ ...algiers, address: '12 Rue X' });
  await wait(GEOCODE_DELAY_MS - 1);
  expect(result.current).toEqual({ status: 'looking' });
  expect(geocode).not.toHaveBeenCalled();
  await wait(1);
  expect(geocode).toHaveBeenCalledTimes(1);
  expect(geocode).toHaveBeenCalledWith({ ...algiers, address: '12 Rue X' }, expect.any(AbortSignal));
  expect(result.current).toEqual({ status: 'found', location: { lat: 36.75, lon: 3.05, precision: 'city' } });
});

test('a further change clears the position and aborts the lookup', async () => {
  const signals: AbortSignal[] = [];
  const geocode: Geocoder = (_, signal) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => undefined) : Promise.resolve(found);
  };
  const { result, rerender } = showLookup(geocode, algiers);
  await wait(GEOCODE_DELAY_MS);
  rerender({ ...algiers, city: 'Oran' });
  expect(signals[0]?.aborted).toBe(true);
  await wait(GEOCODE_DELAY_MS);
  expect(result.current.status).toBe('found');
  rerender({ ...algiers, city: '' });
  expect(result.current).toEqual({ status: 'incomplete' });
});

test('an unknown address is logged and has no position', async () => {
  const { result } = showLookup(() => Promise.reject(new ApiError(404, 'This address could not be located.')), algiers);
  await wait(GEOCODE_DELAY_MS);
  expect(result.current).toEqual({ status: 'missing', reason: 'not-found' });
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a failed service has its own state', async () => {
  const { result } = showLookup(() => Promise.reject(new TypeError('Failed to fetch')), algiers);
  await wait(GEOCODE_DELAY_MS);
  expect(result.current).toEqual({ status: 'missing', reason: 'failed' });
});

test('the address of a stored record is not looked up until it changes', async () => {
  const geocode = jest.fn(async () => found);
  const { result, rerender } = showLookup(geocode, algiers, { ...algiers, lat: 1, lon: 2 });
  await wait(GEOCODE_DELAY_MS);
  expect(result.current).toMatchObject({ status: 'found', location: { lat: 1, lon: 2 } });
  expect(geocode).not.toHaveBeenCalled();
  rerender({ ...algiers, city: 'Oran' });
  await wait(GEOCODE_DELAY_MS);
  expect(result.current).toMatchObject({ status: 'found', location: { lat: 36.75, lon: 3.05 } });
});
