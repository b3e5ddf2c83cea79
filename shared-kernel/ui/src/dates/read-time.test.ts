import { readTime } from './read-time';

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['1745', '17:45'],
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  ['9 H 30', '09:30'],
  ['9h', '09:00'],
  ['9.30', '09:30'],
  ['0', '00:00'],
  ['23:59', '23:59'],
  ['٩:٣٠', '09:30'],
])('%s is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', '   '])('an empty text is no time and no mistake', (typed) => {
  expect(readTime(typed)).toBeNull();
});

test.each(['24', '9:60', '970', 'noon', '12345', '9:3:0', ':30', '-1'])('%s is not a time', (typed) => {
  expect(readTime(typed)).toBeUndefined();
});
