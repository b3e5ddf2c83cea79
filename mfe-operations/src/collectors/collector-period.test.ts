import { periodOf, periodStart } from './collector-period';

const local = (text: string) => new Date(text);

test.each([
  ['2026-11-20T15:30', '2026-11-16T00:00'],
  ['2026-11-16T00:00', '2026-11-16T00:00'],
  ['2026-11-22T23:59', '2026-11-16T00:00'],
])('the week of %s began on Monday', (now, monday) => {
  expect(periodStart('week', local(now))).toBe(local(monday).toISOString());
});

test('the last month goes back one month from now', () => {
  expect(periodStart('month', local('2026-11-20T15:30'))).toBe(local('2026-10-20T15:30').toISOString());
});

test('the last three months go back three', () => {
  expect(periodStart('quarter', local('2026-11-20T15:30'))).toBe(local('2026-08-20T15:30').toISOString());
});

test('an address that names no period means this week', () => {
  expect(periodOf('century')).toBe('week');
  expect(periodOf('month')).toBe('month');
});
