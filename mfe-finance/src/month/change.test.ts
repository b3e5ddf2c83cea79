import { change } from './change';

test.each([
  [112, 100, '+12 %'],
  [50, 100, '−50 %'],
  [100, 100, '+0 %'],
  [100, 0, undefined],
])('%i after %i is %s', (amount, before, shown) => {
  expect(change(amount, before)).toBe(shown);
});
