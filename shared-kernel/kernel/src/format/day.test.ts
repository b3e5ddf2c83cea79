import { endOfDay, startOfDay, today } from './index';

test('a day begins and ends in the time zone of the browser', () => {
  expect(startOfDay('2026-11-20')).toBe(new Date(2026, 10, 20).toISOString());
  expect(endOfDay('2026-11-20')).toBe(new Date(2026, 10, 20, 23, 59, 59, 999).toISOString());
});

test('a day with a clock change has its actual length', () => {
  expect(endOfDay('2026-03-29')).toBe(new Date(2026, 2, 29, 23, 59, 59, 999).toISOString());
});

test.each(['', 'tomorrow', '2026-02-30'])('%s is no day', (text) => {
  expect(startOfDay(text)).toBeUndefined();
  expect(endOfDay(text)).toBeUndefined();
});

test('today is the day of the browser’s clock', () => {
  expect(today(new Date(2026, 10, 20, 0, 5))).toBe('2026-11-20');
});
