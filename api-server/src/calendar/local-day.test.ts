import * as fc from 'fast-check';
import {
  boundsOf,
  dayAfter,
  dayOf,
  daysBetween,
  instantOn,
  lastDays,
  localDay,
  onAnotherDay,
  weekdayOf,
} from './local-day';

const at = (text: string) => new Date(text);
const shown = (timeZone: string, now: string) => {
  const { begins, ends } = localDay(timeZone, at(now));
  return [new Date(begins).toISOString(), new Date(ends).toISOString()];
};

it.each([
  ['UTC', '2026-11-22T02:00:00Z', '2026-11-22T00:00:00.000Z', '2026-11-22T23:59:59.999Z'],
  ['Africa/Algiers', '2026-11-22T23:30:00Z', '2026-11-22T23:00:00.000Z', '2026-11-23T22:59:59.999Z'],
  ['Asia/Kathmandu', '2026-11-22T18:14:00Z', '2026-11-21T18:15:00.000Z', '2026-11-22T18:14:59.999Z'],
  ['Europe/Paris', '2026-03-29T12:00:00Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
  ['Europe/Paris', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  // The clock jumps from 23:59:59 to 01:00: this day has no midnight.
  ['America/Santiago', '2026-09-06T15:00:00Z', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
])('in %s at %s the day lasts from %s to %s', (timeZone, now, begins, ends) => {
  expect(shown(timeZone, now)).toEqual([begins, ends]);
});

it('contains the moment and lasts one day, give or take an hour', () => {
  const zones = fc.constantFrom('Africa/Algiers', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Pacific/Apia');
  const moments = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(zones, moments, (timeZone, now) => {
      const { begins, ends } = localDay(timeZone, now);
      const written = new Intl.DateTimeFormat('sv-SE', { timeZone });
      expect(begins).toBeLessThanOrEqual(now.getTime());
      expect(ends).toBeGreaterThanOrEqual(now.getTime());
      expect(written.format(begins)).toBe(written.format(ends));
      expect(written.format(begins - 1)).not.toBe(written.format(begins));
      expect(written.format(ends + 1)).not.toBe(written.format(ends));
    }),
  );
});

it('lists days and their starts across a clock change', () => {
  const days = daysBetween(at('2026-10-24T21:45:00Z'), at('2026-10-25T23:00:00Z'), 'Europe/Paris');
  expect(days.map(({ day, begins }) => [day, begins.toISOString()])).toEqual([
    ['2026-10-24', '2026-10-23T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ]);
  expect(daysBetween(at('2026-10-25T12:00:00Z'), at('2026-10-24T12:00:00Z'), 'UTC')).toEqual([]);
});

it.each([
  ['Africa/Algiers', '2026-11-20T23:30:15.123Z', '2026-12-01', '2026-11-30T23:30:15.123Z'],
  ['Europe/Paris', '2026-10-20T07:00:00Z', '2026-10-27', '2026-10-27T08:00:00.000Z'],
  // 02:30 does not exist on that day.
  ['Europe/Paris', '2026-03-28T01:30:00Z', '2026-03-29', '2026-03-29T01:30:00.000Z'],
])('in %s keeps the local time on another day: %s', (timeZone, instant, day, moved) => {
  expect(onAnotherDay(at(instant), day, timeZone).toISOString()).toBe(moved);
});

it('starts a day at local midnight', () => {
  expect(dayOf(new Date('2026-11-20T23:30:00Z'), 'Africa/Algiers')).toBe('2026-11-21');
  expect(instantOn('2026-11-21', 0, 'Africa/Algiers')).toEqual(new Date('2026-11-20T23:00:00Z'));
  expect(instantOn('2026-07-01', 9 * 60, 'Europe/London')).toEqual(new Date('2026-07-01T08:00:00Z'));
  expect([dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1), weekdayOf('2026-11-22')]).toEqual([
    '2027-01-01',
    '2026-02-28',
    0,
  ]);
});

it.each([
  ['Europe/Paris', '2026-03-29', 23],
  ['Europe/Paris', '2026-10-25', 25],
  ['Asia/Kathmandu', '2026-11-20', 24],
  // Midnight itself is skipped or repeated.
  ['Africa/Cairo', '2026-04-24', 23],
  ['America/Havana', '2026-11-01', 25],
])('in %s the %s has %d hours', (timeZone, day, hours) => {
  const { startDate, endDate } = boundsOf(day, day, timeZone);
  expect(Date.parse(endDate) + 1 - Date.parse(startDate)).toBe(hours * 3_600_000);
  expect([startDate, endDate].map((instant) => dayOf(new Date(instant), timeZone))).toEqual([day, day]);
  expect(dayOf(new Date(Date.parse(startDate) - 1), timeZone)).toBe(dayAfter(day, -1));
});

it('moves a skipped time to the end of the gap', () => {
  expect(instantOn('2026-03-29', 150, 'Europe/Paris')).toEqual(new Date('2026-03-29T01:30:00Z'));
});

it('ends the last days with today', () => {
  expect(lastDays(30, new Date('2026-11-20T23:30:00Z'), 'Africa/Algiers')).toEqual({
    startDate: '2026-10-22T23:00:00.000Z',
    endDate: '2026-11-21T22:59:59.999Z',
  });
});
