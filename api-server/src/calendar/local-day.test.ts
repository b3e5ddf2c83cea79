import * as fc from 'fast-check';
import { localDay } from './local-day';

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
  // The clock goes from 23:59:59 to 01:00: this day has no midnight.
  ['America/Santiago', '2026-09-06T15:00:00Z', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z'],
])('in %s at %s the day goes from %s to %s', (timeZone, now, begins, ends) => {
  expect(shown(timeZone, now)).toEqual([begins, ends]);
});

it('holds the moment, and is one day long within an hour', () => {
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
