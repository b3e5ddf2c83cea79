import * as fc from 'fast-check';
import { counted, MEASURES, thirdQuartile } from './histogram';

test('assigns each value to one range', () => {
  expect(counted('load', [0, 50, 51, 9000])).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('has no quartile without values', () => {
  expect(thirdQuartile('load', counted('load'))).toBeNull();
});

test('interpolates the quartile within its range', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8000 }), { minLength: 1 }), (values) => {
      const exact = values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const range = MEASURES.load.findIndex((end) => exact <= end);
      const quartile = thirdQuartile('load', counted('load', values)) ?? -1;
      expect(quartile).toBeGreaterThanOrEqual(MEASURES.load[range - 1] ?? 0);
      expect(quartile).toBeLessThanOrEqual(MEASURES.load[range] ?? 0);
    }),
  );
});
