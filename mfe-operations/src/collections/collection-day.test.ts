import { dayOf } from '@comptoir/kernel/format';
import { onDay } from './collection-day';

const local = (text: string) => new Date(text).toISOString();

test('a new collection starts at the beginning of its day', () => {
  expect(onDay('2026-11-24', '')).toBe(local('2026-11-24T00:00'));
});

test('a planned time is kept on another day', () => {
  expect(onDay('2026-11-25', local('2026-11-24T09:30'))).toBe(local('2026-11-25T09:30'));
});

test('no day gives no instant', () => {
  expect(onDay(null, local('2026-11-24T09:30'))).toBe('');
});

test('the day follows the time zone of the browser', () => {
  expect(dayOf(local('2026-11-24T00:00'))).toBe('2026-11-24');
  expect(dayOf(local('2026-11-24T23:59'))).toBe('2026-11-24');
});

test.each(['', 'soon'])('%j has no day', (text) => {
  expect(dayOf(text)).toBeNull();
});
