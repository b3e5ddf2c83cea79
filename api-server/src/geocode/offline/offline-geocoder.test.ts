import { offlineGeocoder } from './offline-geocoder';
import { Gazetteers } from './gazetteer';
import { gazetteerFolder } from './gazetteer-folder';

const geocode = offlineGeocoder(new Gazetteers(gazetteerFolder()));
const { signal } = new AbortController();

function locate(city: string, postalCode: string, countryCode: string) {
  return geocode({ address: '1', city, postalCode, countryCode }, signal);
}

function distance(one: { lat: number; lon: number }, other: { lat: number; lon: number }): number {
  const radians = Math.PI / 180;
  const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const chord =
    half(other.lat - one.lat) + Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * half(other.lon - one.lon);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

test.each([
  ['Alger', '16000', 'DZ', 36.75, 3.06],
  ['Algiers', '16000', 'DZ', 36.75, 3.06],
  ['الجزائر', '16000', 'DZ', 36.75, 3.06],
  ['Alger Centre', '16000', 'DZ', 36.77, 3.06],
  ['Oran', '31000', 'DZ', 35.7, -0.64],
  ['وهران', '31000', 'DZ', 35.7, -0.64],
  ['ORAN', '31000', 'DZ', 35.7, -0.64],
  ['Constantine', '25000', 'DZ', 36.35, 6.6],
  ['قسنطينة', '25000', 'DZ', 36.35, 6.6],
  ['Sétif', '19000', 'DZ', 36.19, 5.41],
  ['Setif', '19000', 'DZ', 36.19, 5.41],
  ['سطيف', '19000', 'DZ', 36.19, 5.41],
  ['Tizi Ouzou', '15000', 'DZ', 36.72, 4.05],
  ['Tizi-Ouzou', '15000', 'DZ', 36.72, 4.05],
  ['Tizi Ouzuo', '15000', 'DZ', 36.72, 4.05],
  ['Béjaïa', '06000', 'DZ', 36.75, 5.06],
  ['Bejaia', '06000', 'DZ', 36.75, 5.06],
  ['Annaba', '23000', 'DZ', 36.9, 7.77],
  ['عنابة', '23000', 'DZ', 36.9, 7.77],
  ['Blida', '09000', 'DZ', 36.47, 2.83],
  ['Tlemcen', '13000', 'DZ', 34.88, -1.31],
  ['Ghardaïa', '47000', 'DZ', 32.49, 3.67],
  ['Tamanrasset', '11000', 'DZ', 22.79, 5.53],
  ['Mostaganem', '27000', 'DZ', 35.93, 0.09],
  ['Bab Ezzouar', '16024', 'DZ', 36.72, 3.18],
  ['Paris', '75011', 'FR', 48.86, 2.35],
  ['Paris 11e arrondissement', '75011', 'FR', 48.86, 2.38],
  ['PARIS CEDEX 08', '75384', 'FR', 48.86, 2.35],
  ['Lyon', '69003', 'FR', 45.76, 4.84],
  ['Lyon Cedex 03', '69399', 'FR', 45.76, 4.84],
  ['Marseille', '13001', 'FR', 43.3, 5.37],
  ['Marseilles', '13001', 'FR', 43.3, 5.37],
  ['Saint-Denis', '93200', 'FR', 48.94, 2.36],
  ['St Denis', '93200', 'FR', 48.94, 2.36],
  ['Saint-Denis', '97400', 'FR', -20.88, 55.45],
  ['St-Étienne', '42000', 'FR', 45.43, 4.39],
  ['Montreuil', '93100', 'FR', 48.86, 2.44],
  ['Ajaccio', '20000', 'FR', 41.93, 8.74],
  ['Toulose', '31000', 'FR', 43.6, 1.44],
  ['London', 'WC2N 5DU', 'GB', 51.51, -0.13],
  ['Londres', 'WC2N 5DU', 'GB', 51.51, -0.13],
  ['Birmingham', 'B1 1BB', 'GB', 52.48, -1.9],
  ['Newcastle upon Tyne', 'NE1 7RU', 'GB', 54.98, -1.61],
  ['Glasgow', 'G1 1AA', 'GB', 55.86, -4.25],
  ['Manchestr', 'M1 1AE', 'GB', 53.48, -2.24],
  ['St Helens', 'WA10 1AB', 'GB', 53.45, -2.73],
  ['Madrid', '28013', 'ES', 40.42, -3.7],
  ['Seville', '41001', 'ES', 37.39, -5.98],
  ['La Coruña', '15001', 'ES', 43.37, -8.4],
  ['Zaragoza', '50001', 'ES', 41.65, -0.88],
  ['Palma de Mallorca', '07001', 'ES', 39.57, 2.65],
  ['New York', '10001', 'US', 40.71, -74.01],
  ['Springfield', '62701', 'US', 39.8, -89.65],
  ['Springfield', '01103', 'US', 42.1, -72.59],
  ['Portland', '04101', 'US', 43.66, -70.26],
  ['Portland', '97201', 'US', 45.52, -122.68],
  ['Philadelfia', '19103', 'US', 39.95, -75.17],
  ['Istanbul', '34000', 'TR', 41.01, 28.98],
  ['İzmir', '35000', 'TR', 38.42, 27.14],
  ['Ankara', '06000', 'TR', 39.93, 32.86],
  ['Şanlıurfa', '63000', 'TR', 37.16, 38.79],
  ['Guangzhou', '510000', 'CN', 23.13, 113.26],
  ['广州', '510000', 'CN', 23.13, 113.26],
  ['Yiwu', '322000', 'CN', 29.31, 120.08],
  ['上海', '200000', 'CN', 31.23, 121.47],
  ['Pékin', '100000', 'CN', 39.9, 116.4],
])('finds %s, %s %s', async (city, postalCode, countryCode, lat, lon) => {
  const found = await locate(city, postalCode, countryCode);
  expect(found?.precision).toBe('city');
  expect(distance(found ?? { lat: 0, lon: 0 }, { lat, lon })).toBeLessThan(15);
});

test('locates an unknown city by the region of its postal code', async () => {
  const found = await locate('Zzyzzyx', '31000', 'DZ');
  expect(found).toMatchObject({ precision: 'region', label: 'Oran' });
});

test('does not find an unknown city without region', async () => {
  expect(await locate('Zzyzzyx', 'ZZ1 1ZZ', 'GB')).toBeUndefined();
});

test('finds nothing in a country without a gazetteer', async () => {
  expect(await locate('Bouvetøya', '0000', 'BV')).toBeUndefined();
});
