import { satisfiesContract } from './contract-version';

test.each([
  ['1.0', '1.0', true],
  ['1.4', '1.2', true],
  ['1.2', '1.4', false],
  ['2.0', '1.9', false],
  ['1.9', '2.0', false],
  ['1.0', 'next', false],
])('a kernel of contract %s serves a remote built for %s: %s', (offered, needed, serves) => {
  expect(satisfiesContract(offered, needed)).toBe(serves);
});
