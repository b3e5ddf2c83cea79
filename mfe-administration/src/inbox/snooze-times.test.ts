import { snoozeEnd, type Snooze } from './snooze-times';

// A Tuesday, a Sunday and a Monday.
test.each<[Snooze, string, string]>([
  ['tomorrow', '2026-11-24T23:30', '2026-11-25T07:00'],
  ['tomorrow', '2026-11-24T03:00', '2026-11-25T07:00'],
  ['day', '2026-11-24T15:20', '2026-11-25T15:20'],
  ['week', '2026-11-24T15:20', '2026-11-30T07:00'],
  ['week', '2026-11-29T15:20', '2026-11-30T07:00'],
  ['week', '2026-11-30T06:00', '2026-12-07T07:00'],
])('%s from %s lasts until %s', (snooze, now, end) => {
  expect(snoozeEnd(snooze, new Date(now))).toEqual(new Date(end));
});
