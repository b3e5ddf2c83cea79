import { periodOf, periodStart } from './collector-period';

const local = (text: string) => new Date(text);

test.each([
  ['2026-11-20T15:30', '2026-11-16T00:00'],
  ['2026-11-16T00:00', '2026-11-16T00:00'],
  ['2026-11-22T23:59', '2026-11-16T00:00'],
])('the week of %s starts on Monday', (now, monday) => {
  expect(periodStart('week', local(now))).toBe(local(monday).toISOString());
});

test('the last month is one month back', () => {
  expect(periodStart('month', local('2026-11-20T15:30'))).toBe(local('2026-10-20T15:30').toISOString());
});

test('the last three months are three months back', () => {
  expect(periodStart('quarter', local('2026-11-20T15:30'))).toBe(local('2026-08-20T15:30').toISOString());
});

test('an unknown period in the address means this week', () => {
  expect(periodOf('century')).toBe('week');
  expect(periodOf('month')).toBe('month');
});
