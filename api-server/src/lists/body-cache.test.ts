import { BodyCache } from './body-cache';

const entry = (size: number) => ({ body: Buffer.alloc(size), total: 1 });

it('drops what was used longest ago when it is full', () => {
  const cache = new BodyCache(100);
  cache.keep('a', entry(40));
  cache.keep('b', entry(40));
  cache.get('a');
  cache.keep('c', entry(40));

  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')).toBeDefined();
});

it('does not let one body take the place of all others', () => {
  const cache = new BodyCache(100);
  cache.keep('a', entry(40));
  cache.keep('huge', entry(60));

  expect(cache.get('a')).toBeDefined();
  expect(cache.get('huge')).toBeUndefined();
});
