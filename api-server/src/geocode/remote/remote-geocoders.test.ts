import { nominatimGeocoder } from './nominatim.geocoder';
import { photonGeocoder } from './photon.geocoder';

const query = { address: '1 Rue Didouche Mourad', city: 'Alger', postalCode: '16000', countryCode: 'DZ' };
const { signal } = new AbortController();

function server(...answers: unknown[]) {
  const requested: URL[] = [];
  const fetch = async (url: RequestInfo | URL) => {
    requested.push(new URL(url instanceof Request ? url.url : url));
    return Response.json(answers[requested.length - 1]);
  };
  return { asked: requested, fetch };
}

describe('Nominatim', () => {
  const options = { url: 'https://geo.example/', contact: 'ops@x.example' };

  test('searches the street within the country first', async () => {
    const { fetch, asked } = server([{ lat: '36.77', lon: '3.05', display_name: 'Didouche', addresstype: 'road' }]);
    const found = await nominatimGeocoder(options, fetch)(query, signal);
    expect(found).toEqual({ lat: 36.77, lon: 3.05, precision: 'address', label: 'Didouche' });
    expect(asked[0]?.pathname).toBe('/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      street: '1 Rue Didouche Mourad',
      city: 'Alger',
      postalcode: '16000',
      countrycodes: 'dz',
      email: 'ops@x.example',
    });
  });

  test('searches the city if the street is unknown', async () => {
    const { fetch, asked } = server([], [{ lat: '36.7', lon: '3.1', display_name: 'Alger', addresstype: 'city' }]);
    expect(await nominatimGeocoder(options, fetch)(query, signal)).toMatchObject({ precision: 'city' });
    expect(asked[1]?.searchParams.has('street')).toBe(false);
  });

  test('does not accept a match of only the country', async () => {
    const country = [{ lat: '28', lon: '2', display_name: 'Algérie', addresstype: 'country' }];
    expect(await nominatimGeocoder(options, server(country, country).fetch)(query, signal)).toBeUndefined();
  });

  test('fails on an error or unexpected answer', async () => {
    const refuses = async () => new Response('', { status: 429, statusText: 'Too Many Requests' });
    await expect(nominatimGeocoder(options, refuses)(query, signal)).rejects.toThrow('429 Too Many Requests');
    await expect(nominatimGeocoder(options, server({ error: 'x' }).fetch)(query, signal)).rejects.toThrow(
      'returned an unexpected',
    );
  });
});

describe('Photon', () => {
  function feature(countrycode: string, type: string, name: string) {
    return { geometry: { coordinates: [3.05, 36.77] }, properties: { countrycode, type, name } };
  }

  test('searches the whole address and skips matches abroad', async () => {
    const { fetch, asked } = server({ features: [feature('FR', 'street', 'X'), feature('DZ', 'street', 'Didouche')] });
    const found = await photonGeocoder({ url: 'https://geo.example' }, fetch)(query, signal);
    expect(found).toEqual({ lat: 36.77, lon: 3.05, precision: 'address', label: 'Didouche' });
    expect(asked[0]?.searchParams.get('q')).toBe('1 Rue Didouche Mourad, 16000, Alger, Algeria');
  });

  test('finds nothing without a match in the country', async () => {
    const { fetch } = server({ features: [feature('FR', 'city', 'Alger')] });
    expect(await photonGeocoder({ url: 'https://geo.example' }, fetch)(query, signal)).toBeUndefined();
  });
});
