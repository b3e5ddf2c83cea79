import { allowsOverride } from './override-origins';

test.each([
  ['https://preview.example', 'https://preview.example/finance/', true],
  ['https://preview.example', 'https://preview.example:8443/', false],
  ['https://preview.example', 'http://preview.example/', false],
  ['https://preview.example', 'https://preview.example.evil.example/', false],
  ['https://preview.example', 'https://preview.example@evil.example/', false],
  ['http://localhost:*', 'http://localhost:4312/', true],
  ['http://localhost:*', 'http://localhost/', true],
  ['http://localhost:4312', 'http://localhost:4313/', false],
  ['https://*.preview.example', 'https://pr-12.preview.example/', true],
  ['https://*.preview.example', 'https://preview.example/', false],
  ['https://*.preview.example', 'https://evilpreview.example/', false],
  ['https://preview.example', 'not an address', false],
])('with %s the address %s is allowed: %s', (origin, address, allowed) => {
  expect(allowsOverride([origin], address)).toBe(allowed);
});

test('nothing is allowed without a list', () => {
  expect(allowsOverride([], 'https://preview.example/')).toBe(false);
});
