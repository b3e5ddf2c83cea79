import { change } from './change';

test.each([
  [112, 100, '+12 %'],
  [50, 100, '−50 %'],
  [100, 100, '+0 %'],
  [100, 0, undefined],
  [-60, -50, '+20 %'],
  [-10, 50, undefined],
])('%i after %i is %s', (amount, before, shown) => {
  expect(change(amount, before)).toBe(shown);
});
