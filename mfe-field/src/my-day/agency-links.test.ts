import { phoneUrl, mapUrl } from './agency-links';

test('directions lead to a pin with the name of the agency', () => {
  expect(mapUrl({ name: 'Pharmacie (Audin)', lat: 36.77, lon: 3.06 })).toBe(
    'geo:36.77,3.06?q=36.77,3.06(Pharmacie%20%20Audin)',
  );
});

test('a phone number is called without its separators', () => {
  expect(phoneUrl('+213 555 01-66 (84)')).toBe('tel:+213555016684');
});
