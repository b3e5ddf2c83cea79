import { readFile } from 'node:fs/promises';
import { feature } from 'topojson-client';
import { loadMapData } from './map-data';

const fromDisk = async (url: RequestInfo | URL) => {
  if (!(url instanceof URL)) throw new TypeError('The map asks for its own files only');
  return new Response(await readFile(url, 'utf8'));
};

test('a failed fetch is retried; the data is fetched once', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 503 }));
  fetch.mockImplementation(fromDisk);
  await expect(loadMapData()).rejects.toThrow('was answered 503');
  const data = await loadMapData();
  expect(await loadMapData()).toBe(data);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('the bundled data has all countries, and places sorted by rank', async () => {
  const { basemap, places } = await loadMapData();
  const { features } = feature(basemap, basemap.objects.countries);
  expect(features.length).toBeGreaterThan(230);
  expect(places.find(([name]) => name === 'Algiers')).toEqual(['Algiers', 36.73, 3.09, 0]);
  const ranks = places.map((place) => place[3]);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
});
