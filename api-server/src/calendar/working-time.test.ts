import { HOUR_MS } from './durations';
import { afterWork } from './working-time';

const after = (from: string, closed: readonly string[] = []) =>
  afterWork(new Date(from), 4 * HOUR_MS, 'Africa/Algiers', (day) => closed.includes(day)).toISOString();

test('time of work passes from eight to six', () => {
  expect(after('2026-11-23T08:00:00.000Z')).toBe('2026-11-23T12:00:00.000Z');
  expect(after('2026-11-23T03:00:00.000Z')).toBe('2026-11-23T11:00:00.000Z');
});

test('the rest of it passes on the next open day', () => {
  expect(after('2026-11-23T15:00:00.000Z')).toBe('2026-11-24T09:00:00.000Z');
  expect(after('2026-11-23T20:00:00.000Z', ['2026-11-24'])).toBe('2026-11-25T11:00:00.000Z');
});

test('a long closure ends the search', () => {
  const from = new Date('2026-11-23T08:00:00.000Z');
  expect(afterWork(from, HOUR_MS, 'Africa/Algiers', () => true).toISOString()).toBe('2027-01-22T17:00:00.000Z');
});
