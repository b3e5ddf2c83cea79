import { moveActive } from './list-keys';

test('arrows wrap around', () => {
  expect(moveActive('ArrowDown', 2, 3)).toBe(0);
  expect(moveActive('ArrowUp', 0, 3)).toBe(2);
});

test('pages stop at the ends', () => {
  expect(moveActive('PageDown', 0, 5)).toBe(4);
  expect(moveActive('PageUp', 3, 5)).toBe(0);
});

test('Home and End go to the ends', () => {
  expect(moveActive('Home', 3, 5)).toBe(0);
  expect(moveActive('End', 3, 5)).toBe(4);
});

test('other keys, and all keys in an empty list, do nothing', () => {
  expect(moveActive('a', 0, 5)).toBeUndefined();
  expect(moveActive('ArrowDown', 0, 0)).toBeUndefined();
});
