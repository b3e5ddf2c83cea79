import { ApiError } from '@comptoir/kernel/internal/http/api-error';
import { apiGeocoder } from './api-geocoder';
import { LocationNotFoundError } from './geocoder';

const query = { address: '1', city: 'Algiers', postalCode: '16000', countryCode: 'DZ' };
const { signal } = new AbortController();

test('the answer of the API is the position', async () => {
  const found = { lat: 36.75, lon: 3.05, precision: 'city' as const, label: 'Algiers' };
  const geocode = jest.fn(async () => found);
  expect(await apiGeocoder(geocode)(query, signal)).toBe(found);
  expect(geocode).toHaveBeenCalledWith(query, signal);
});

test('a 404 means that the place does not exist', async () => {
  const geocode = apiGeocoder(() => Promise.reject(new ApiError(404, 'This address could not be located.')));
  await expect(geocode(query, signal)).rejects.toThrow(LocationNotFoundError);
});

test('other errors are passed on', async () => {
  const failure = new ApiError(503, 'The server is not ready.');
  await expect(apiGeocoder(() => Promise.reject(failure))(query, signal)).rejects.toBe(failure);
});
