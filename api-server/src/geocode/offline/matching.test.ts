import { editDistance } from './edit-distance';
import { bareCityKey, placeKey } from './place-key';
import { gazetteerCountry, postalArea } from './postal-area';

test.each([
  ['Béjaïa', 'bejaia'],
  ['M’Sila', 'msila'],
  ['St-Étienne', 'saint etienne'],
  ['Ste. Anne', 'sainte anne'],
  ['İzmir', 'izmir'],
  ['Diyarbakır', 'diyarbakir'],
  ['Œuilly', 'oeuilly'],
  ['تيزي وزو', 'تيزي وزو'],
])('the key of %s is %s', (name, key) => {
  expect(placeKey(name)).toBe(key);
});

test.each([
  ['paris 11e arrondissement', 'paris'],
  ['lyon cedex 03', 'lyon'],
  ['marseille 1er', 'marseille'],
  ['alger centre', 'alger'],
  ['guangzhou city', 'guangzhou'],
  ['city', 'city'],
])('the city of %s is %s', (key, city) => {
  expect(bareCityKey(key)).toBe(city);
});

test.each([
  ['oran', 'oran', 0],
  ['oran', 'orann', 1],
  ['tizi ouzuo', 'tizi ouzou', 1],
  ['toulose', 'toulouse', 1],
  ['manchestr', 'manchester', 1],
  ['setif', 'batna', 3],
])('%s and %s are %d edits apart, up to two', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
  expect(editDistance(other, one, 2)).toBe(distance);
});

test.each([
  ['DZ', '16024', '16'],
  ['FR', '93 200', '93'],
  ['US', '01103-2210', 'MA'],
  ['US', '97201', 'OR'],
  ['GB', 'WC2N 5DU', undefined],
  ['DZ', '16', undefined],
])('in %s the code %s belongs to %s', (country, code, area) => {
  expect(postalArea(country, code)).toBe(area);
});

test('an overseas department has its own gazetteer', () => {
  expect(gazetteerCountry('FR', '97400')).toBe('RE');
  expect(gazetteerCountry('FR', '75011')).toBe('FR');
});
