import { acceptedEncoding } from './content-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('selects for %p the encoding %p', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
