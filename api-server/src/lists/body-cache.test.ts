import { bodyCache } from './body-cache';

const entry = (size: number) => ({ body: Buffer.alloc(size), total: 1 });

it('evicts the least recently used', () => {
  const cache = bodyCache(100);
  cache.set('a', entry(40));
  cache.set('b', entry(40));
  cache.get('a');
  cache.set('c', entry(40));

  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')).toBeDefined();
});

it('never lets one body displace all others', () => {
  const cache = bodyCache(100);
  cache.set('a', entry(40));
  cache.set('huge', entry(60));

  expect(cache.get('a')).toBeDefined();
  expect(cache.get('huge')).toBeUndefined();
});
