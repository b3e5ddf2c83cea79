import { differenceOf } from './difference';

test.each([
  [715_000, 710_000, { kind: 'less', amount: 5000 }],
  [0.1, 0.3, { kind: 'more', amount: 0.2 }],
  [10, 10, { kind: 'none' }],
  [10, Number.NaN, undefined],
  [10, -1, undefined],
  [10, undefined, undefined],
])('%p scheduled, %p counted: %p', (scheduled, counted, difference) => {
  expect(differenceOf(scheduled, counted)).toEqual(difference);
});
