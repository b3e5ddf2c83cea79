import { versionIn } from './entity-tag';

it('parses weak tags of compressing proxies', () => {
  expect(versionIn('W/"7"', true)).toBe(7);
  expect(versionIn('"7"', true)).toBe(7);
  expect(versionIn('*', true)).toBeUndefined();
  for (const never of ['7', 'w/"7"', 'W/7', '"7", "8"', '"abc"']) {
    expect(() => versionIn(never, true)).toThrow(expect.objectContaining({ statusCode: 412 }));
  }
});
