import { LocationNotFoundError } from '../geocoding/geocoder';
import { installFakeGoogleMaps } from './fake-google-maps';
import { googleGeocoder } from './google-geocoder';

const query = { address: '1 Rue X', city: 'Algiers', postalCode: '16000', countryCode: 'DZ' };
const { signal } = new AbortController();
const geocode = googleGeocoder('KEY');

beforeEach(() => installFakeGoogleMaps('KEY'));

test('the request has address, city, postcode and the name of the country', async () => {
  expect(await geocode(query, signal)).toMatchObject({ lat: 36.7729, lon: 3.0588, precision: 'address' });
  expect(window.fakeGoogle).toMatchObject({
    geocodes: [{ address: '1 Rue X, Algiers, 16000, Algeria' }],
  });
});

test('no result means that the place does not exist', async () => {
  await expect(geocode({ ...query, address: 'Nowhere' }, signal)).rejects.toThrow(LocationNotFoundError);
});

test('a refusal is passed on', async () => {
  await expect(geocode({ ...query, address: 'Denied' }, signal)).rejects.toThrow('REQUEST_DENIED');
});

test('an aborted lookup is not sent', async () => {
  await expect(geocode(query, AbortSignal.abort(new Error('given up')))).rejects.toThrow('given up');
  expect(window.fakeGoogle).toMatchObject({ geocodes: [] });
});
